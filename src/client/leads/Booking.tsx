import { useRef, useState } from 'react';
import { booking } from '../../shared/content/booking.ts';
import { calendarEmbed } from '../../shared/content/embeds.ts';
import { useSiteConfig } from '../site/config.ts';
import { allow, isAllowed, useConsent } from '../site/consent/consent.ts';
import { Button } from '@mantine/core';
import { CallForm } from './CallForm.tsx';
import { EmbedPrompt, focusFirstField } from './EmbedPrompt.tsx';
import classes from './embeds.module.css';

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
    <div ref={place} className={classes.place}>
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
    </div>
  );
}

/** A frame does not tell whether it was blocked, so the other way stays in sight. */
function Calendar({ url, onDecline }: { url: string; onDecline: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <div className={classes.calendar}>
        {!isLoaded && <p className={classes.loading}>{calendarEmbed.loading}</p>}
        {/* Another origin that needs its scripts and cookies; a sandbox with both would be none. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={url}
          title={booking.frameTitle}
          height={700}
          loading="lazy"
          onLoad={() => setLoaded(true)}
        />
      </div>
      <Button variant="outline" onClick={onDecline}>
        {calendarEmbed.consent.decline}
      </Button>
    </>
  );
}
