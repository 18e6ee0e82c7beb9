import { useState } from 'react';
import { booking } from '../../shared/content/booking.ts';
import { calendarEmbed } from '../../shared/content/embeds.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { Box, Button, Paper, Text } from '@mantine/core';
import { CallForm } from './CallForm.tsx';
import { EmbedOffer } from './EmbedOffer.tsx';

/** The calendar if it is configured and allowed; otherwise our own form. */
export function Booking({ offerType = 'general' }: { offerType?: string }) {
  const { schedulingEmbedUrl } = useSiteConfig();
  const isCalendarAllowed = isAllowed(useConsent(), 'calendar');
  const [prefersForm, setPrefersForm] = useState(false);
  const showCalendar = () => {
    setPrefersForm(false);
    if (!isCalendarAllowed) allow('calendar');
  };

  const own = <CallForm offerType={offerType} />;
  if (!schedulingEmbedUrl) return own;
  return (
    <Box mih={700}>
      {isCalendarAllowed && !prefersForm ? (
        <Calendar url={schedulingEmbedUrl} onDecline={() => setPrefersForm(true)} />
      ) : (
        <EmbedOffer copy={calendarEmbed.consent} onAccept={showCalendar}>
          {own}
        </EmbedOffer>
      )}
    </Box>
  );
}

/** A blocked iframe fires no error event, so the alternative stays visible. */
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
        {/* It needs scripts and cookies; a sandbox that allows both protects nothing. */}
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
