import { booking, bookingAgain } from '../../../shared/content/booking.ts';
import { Booking } from '../../leads/nearForms.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Section } from '../../ui/Section.tsx';

const { points, id, label, title, text } = booking;

export function BookingSection() {
  return (
    <Section
      {...{ id, label, title, text }}
      tone="ink"
      layout="side"
      action={<CheckList items={points} />}
    >
      <Panel>
        <Booking />
      </Panel>
    </Section>
  );
}

export function BookingSectionAgain() {
  return (
    <Section {...bookingAgain} tone="white" layout="side">
      <Panel>
        <Booking />
      </Panel>
    </Section>
  );
}
