import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { consent as copy } from '../../../shared/content/consent.ts';
import { RichText } from '../../ui/RichText.tsx';
import { useAnalytics } from '../analytics.ts';
import classes from './ConsentBanner.module.css';
import { closeConsentSettings, decide, useConsent } from './consent.ts';

export function ConsentAndAnalytics({ hasBanner }: { hasBanner: boolean }) {
  useAnalytics();
  return hasBanner && <ConsentBanner />;
}

/** Asks once; a button in the footer reopens it. Accept and reject look the same. */
function ConsentBanner() {
  const { choice, isBrowser, isAsking } = useConsent();
  if (!isBrowser || (choice && !isAsking)) return null;
  return <Banner key={String(isAsking)} isAsked={isAsking} />;
}

/** With `isAsked` the visitor opened it: it takes the focus and can be closed without an answer. */
function Banner({ isAsked }: { isAsked: boolean }) {
  const { choice } = useConsent();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const cameFrom = document.activeElement;
    banner.current?.focus();
    return () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [isAsked]);
  return (
    <Paper
      component="section"
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-tone="white"
      p={{ base: 'md', xs: 'lg' }}
      className={classes.banner}
      onKeyDown={({ key }) => isAsked && key === 'Escape' && closeConsentSettings()}
    >
      <Box flex="1 1 22rem">
        <Title order={2} id="consent-title" size="md" lh="md">
          {copy.title}
        </Title>
        <Text size="sm" mt="xs">
          <RichText parts={copy.text} />
        </Text>
        {choice && (
          <Text size="sm" mt="xs">
            {copy.current[choice]}
          </Text>
        )}
      </Box>
      <Group gap="sm" grow preventGrowOverflow={false} w={{ base: '100%', xs: 'auto' }}>
        <Button size="sm" miw="6.5rem" color="ink.9" onClick={() => decide('accepted')}>
          {copy.accept}
        </Button>
        <Button size="sm" miw="6.5rem" color="ink.9" onClick={() => decide('rejected')}>
          {copy.reject}
        </Button>
        {isAsked && (
          <Button size="sm" variant="subtle" color="ink.9" onClick={closeConsentSettings}>
            {copy.close}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
