import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { consent as copy, consentText } from '../../../shared/content/consent.ts';
import { RichText } from '../../ui/RichText.tsx';
import { useAnalytics } from '../analytics.ts';
import { useVisitHistory } from '../useVisitHistory.ts';
import classes from './ConsentBanner.module.css';
import { closeConsentSettings, decide, useConsent, useConsentNeeds } from './consent.ts';

export function ConsentAndAnalytics({ hasBanner }: { hasBanner: boolean }) {
  useAnalytics();
  useVisitHistory();
  return hasBanner && <ConsentBanner />;
}

/** Asks once; a button in the footer reopens it. Accept and reject look the same. */
function ConsentBanner() {
  const { choice, isAskedForHistory, isBrowser, isAsking } = useConsent();
  const needs = useConsentNeeds();
  const isDecided = choice && (isAskedForHistory || !needs.history);
  if (!isBrowser || (isDecided && !isAsking)) return null;
  return <Banner key={String(isAsking)} isAsked={isAsking} />;
}

/** With `isAsked` the visitor opened it: it takes the focus and can be closed without an answer. */
function Banner({ isAsked }: { isAsked: boolean }) {
  const { choice } = useConsent();
  const needs = useConsentNeeds();
  const { title, text } = consentText(needs);
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
          {title}
        </Title>
        <Text size="sm" mt="xs">
          <RichText parts={text} />
        </Text>
        {choice && (
          <Text size="sm" mt="xs">
            {copy.current[choice]}
          </Text>
        )}
      </Box>
      <Group gap="sm" grow preventGrowOverflow={false} w={{ base: '100%', xs: 'auto' }}>
        <Button
          size="sm"
          miw="6.5rem"
          color="ink.9"
          onClick={() => decide('accepted', needs.history)}
        >
          {copy.accept}
        </Button>
        <Button
          size="sm"
          miw="6.5rem"
          color="ink.9"
          onClick={() => decide('rejected', needs.history)}
        >
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
