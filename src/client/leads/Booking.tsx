import { type ReactNode, useRef, useState } from 'react';
import { useContent } from '../lib/content.ts';
import { useStore } from '../lib/store.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { Box, Button, Paper, Text } from '@mantine/core';
import { type BookingChoice, bookingChoice } from './bookingChoice.ts';
import { CallForm } from './CallForm.tsx';
import { EmbedConsent } from './EmbedConsent.tsx';
import { LeadForm } from './LeadForm.tsx';

type Props = { hasPlaybook?: boolean };

/** A call or, with `hasPlaybook`, the Free Playbook for those who chose it. */
export function Booking({ hasPlaybook = false }: Props) {
  const isPlaybook = useStore(bookingChoice) === 'playbook' && hasPlaybook;
  const { offer } = useContent('forms').playbook;
  const place = useRef<HTMLDivElement>(null);
  const choose = (choice: BookingChoice) => {
    bookingChoice.set(choice);
    // The pressed button is unmounted.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {isPlaybook ? <Playbook onBack={() => choose('call')} /> : <Call />}
      {hasPlaybook && !isPlaybook && (
        <Button variant="arrow" mt="sm" data-needs-script onClick={() => choose('playbook')}>
          {offer}
        </Button>
      )}
    </div>
  );
}

function Playbook({ onBack }: { onBack: () => void }) {
  const { chosen, submit, confirmation, back } = useContent('forms').playbook;
  return (
    <>
      <Paper bg="gain.0" px="md" py="sm" mb="lg" role="status">
        <Text fw={600}>{chosen.title}</Text>
        <Text size="sm">{chosen.text}</Text>
      </Paper>
      <LeadForm leadType="playbook" texts={{ submit, confirmation }} />
      <Button variant="arrow" mt="sm" onClick={onBack}>
        {back}
      </Button>
    </>
  );
}

/** The calendar if it is configured and allowed; otherwise our own form. */
function Call() {
  const { schedulingEmbedUrl } = useSiteConfig();
  const ownForm = <CallForm offerType="general" />;
  return schedulingEmbedUrl ? (
    <CalendarOrOwn url={schedulingEmbedUrl} ownForm={ownForm} />
  ) : (
    ownForm
  );
}

function CalendarOrOwn({ url, ownForm }: { url: string; ownForm: ReactNode }) {
  const copy = useContent('consent').calendar;
  const isCalendarAllowed = isAllowed(useConsent(), 'calendar');
  const [prefersForm, setPrefersForm] = useState(false);
  const showCalendar = () => {
    setPrefersForm(false);
    if (!isCalendarAllowed) allow('calendar');
  };
  return (
    <Box mih={700}>
      {isCalendarAllowed && !prefersForm ? (
        <Calendar url={url} onDecline={() => setPrefersForm(true)} />
      ) : (
        <EmbedConsent copy={copy} onAccept={showCalendar}>
          {ownForm}
        </EmbedConsent>
      )}
    </Box>
  );
}

/** A blocked iframe fires no error event, so the alternative stays visible. */
function Calendar({ url, onDecline }: { url: string; onDecline: () => void }) {
  const { frameTitle } = useContent('booking');
  const copy = useContent('consent').calendar;
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Paper pos="relative" mb="md" style={{ overflow: 'hidden' }}>
        {!isLoaded && (
          <Text c="dimmed" ta="center" pos="absolute" top="50%" w="100%">
            {copy.loading}
          </Text>
        )}
        {/* It needs scripts and cookies; a sandbox that allows both protects nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <Box
          component="iframe"
          src={url}
          title={frameTitle}
          height={700}
          w="100%"
          bd={0}
          display="block"
          pos="relative"
          loading="lazy"
          onLoad={() => setLoaded(true)}
        />
      </Paper>
      <Button variant="outline" onClick={onDecline}>
        {copy.decline}
      </Button>
    </>
  );
}
