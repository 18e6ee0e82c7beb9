import { Button, Group, Paper, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { Content } from '../../../shared/content/documents.ts';
import { VISIT_HISTORY_DAYS } from '../../../shared/visitHistoryDays.ts';
import { useContent } from '../../lib/content.ts';
import { fill } from '../../../shared/fill.ts';
import { pageLink } from '../../lib/pageLinks.ts';
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

/** Asks once, in one line; a button in the footer reopens it. Both answers look the same. */
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
  const copy = useContent('consent');
  const privacy = pageLink(useContent('site'), '/privacy');
  const { buttons } = copy;
  const title =
    copy.questions[needs.history ? (needs.thirdParties ? 'both' : 'history') : 'services'];
  const [isOpen, setOpen] = useState(isAsked);
  const detailsId = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const cameFrom = document.activeElement;
    banner.current?.focus();
    return () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [isAsked]);
  const answer = { size: 'xs', miw: '5.5rem', color: 'ink.9' } as const;
  return (
    <Paper
      component="section"
      ref={banner}
      tabIndex={-1}
      aria-label={title}
      data-tone="white"
      fz="sm"
      className={classes.banner}
      onKeyDown={({ key }) => isAsked && key === 'Escape' && closeConsentSettings()}
    >
      <Text inherit fw={600} lh={1.3} className={classes.title}>
        {title}
      </Text>
      <UnstyledButton
        fz="inherit"
        td="underline"
        py="0.5rem"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        {buttons.details}
      </UnstyledButton>
      <div id={detailsId} hidden={!isOpen} className={classes.details}>
        <RichText parts={[`${detailsOf(copy, needs)} `, privacy]} />{' '}
        {choice && copy.current[choice]}
      </div>
      <Group gap="0.375rem" grow preventGrowOverflow={false} className={classes.answers}>
        <Button {...answer} onClick={() => decide('accepted', needs.history)}>
          {buttons.accept}
        </Button>
        <Button {...answer} onClick={() => decide('rejected', needs.history)}>
          {buttons.decline}
        </Button>
        {isAsked && (
          <Button size="xs" variant="subtle" color="ink.9" onClick={closeConsentSettings}>
            {buttons.close}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

type Needs = ReturnType<typeof useConsentNeeds>;

/** Describes what is configured, and only that. */
function detailsOf({ details }: Content['consent'], { thirdParties, history }: Needs) {
  const sentences = [
    thirdParties && details.services,
    history && fill(details.history, { days: VISIT_HISTORY_DAYS }),
    thirdParties ? details.withoutServices : details.withoutHistory,
    details.change,
  ];
  return sentences.filter(Boolean).join(' ');
}
