import { booking } from '../../shared/content/booking.ts';
import { faqs, head as contactHead, hero, proposal } from '../../shared/content/contact.ts';
import { anchors } from '../../shared/content/links.ts';
import { Booking, HubspotForm } from '../leads/nearForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Faq } from '../ui/Faq.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Section } from '../ui/Section.tsx';
import { InfoCards } from './contact/InfoCards.tsx';

export const head = () => contactHead;

export function Page() {
  const { label, title, text, points } = booking;
  return (
    <>
      <Hero {...hero} isPlain />
      <InfoCards />
      <Section
        {...{ label, title, text }}
        id={anchors.schedule}
        tone="ink"
        layout="side"
        action={<CheckList items={points} />}
      >
        <Panel>
          <Booking />
        </Panel>
      </Section>
      <Section {...proposal} layout="side">
        <Panel>
          <HubspotForm leadType="proposal" offerType="general" />
        </Panel>
      </Section>
      <Section {...faqs} tone="white" layout="side">
        <Faq items={faqs.items} />
      </Section>
    </>
  );
}
