import type { ServiceKey } from '../links.ts';
import type { Card, Closing, Head, Hero, SectionHeading, Stat, Step } from '../shapes.ts';

/** A service page is its hero, these sections in order, and the lead form. */
export type ServiceSection =
  | (SectionHeading & { kind: 'stats'; stats: readonly Stat[] })
  | (SectionHeading & { kind: 'steps'; steps: readonly Step[] })
  | (SectionHeading & { kind: 'cards'; cards: readonly Card[] })
  | (SectionHeading & { kind: 'beforeAfter'; before: Side; after: Side })
  | (SectionHeading & { kind: 'marketingForm' })
  | (Closing & { kind: 'closing' });

type Side = { title: string; points: readonly string[] };

export type ServicePage = {
  key: ServiceKey;
  head: Head;
  hero: Hero;
  sections: readonly ServiceSection[];
  // The id is the anchor that the page's own buttons scroll to.
  form: SectionHeading & { id: string };
};
