import { useRef, useState } from 'react';
import { booking } from '../../shared/content/booking.ts';
import { calendarEmbed } from '../../shared/content/embeds.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { Box, Button, Paper, Text } from '@mantine/core';
import { CallForm } from './CallForm.tsx';
import { EmbedPrompt, focusFirstField } from './EmbedPrompt.tsx';

type BookingProps = { offerType?: string };

/** The calendar, where one is configured and allowed; our own request for a call otherwise. */
export function Booking({ offerType = 'general' }: BookingProps) {
  const { schedulingEmbedUrl } = useSiteConfig();
  const isCalendarAllowed = isAllowed(useConsent(), 'calendar');
  const [prefersForm, setPrefersForm] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const showCalendar = () => {
    setPrefersForm(false);
    if (!isCalendarAllowed) allow('calendar');
  };

  if (!schedulingEmbedUrl) return <CallForm offerType={offerType} />;
  const isCalendarShown = isCalendarAllowed && !prefersForm;
  return (
    <Box ref={place} mih={700}>
      {isCalendarShown ? (
        <Calendar url={schedulingEmbedUrl} onDecline={() => setPrefersForm(true)} />
      ) : (
        <>
          <EmbedPrompt
            copy={calendarEmbed.consent}
            onAccept={showCalendar}
            onDecline={() => focusFirstField(place.current)}
          />
          <CallForm offerType={offerType} />
        </>
      )}
    </Box>
  );
}

/** A frame does not tell whether it was blocked, so the other way stays in sight. */
function Calendar({ url, onDecline }: { url: string; onDecline: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Paper pos="relative" mb="md" style={{ overflow: 'hidden' }}>
        {!isLoaded && (
          <Text c="dimmed" ta="center" pos="absolute" top="50%" w="100%">
            {calendarEmbed.loading}
          </Text>
        )}
        {/* Another origin that needs its scripts and cookies; a sandbox with both would be none. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <Box
          component="iframe"
          src={url}
          title={booking.frameTitle}
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
        {calendarEmbed.consent.decline}
      </Button>
    </>
  );
}
