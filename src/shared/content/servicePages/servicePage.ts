import type { ServiceKey } from '../links.ts';
import type { Card, Closing, Head, Hero, Opener, Stat, Step } from '../shapes.ts';

/** A service page is its hero, these sections in order, and the lead form. */
export type ServiceSection =
  | (Opener & { kind: 'stats'; stats: readonly Stat[] })
  | (Opener & { kind: 'steps'; steps: readonly Step[] })
  | (Opener & { kind: 'cards'; cards: readonly Card[] })
  | (Opener & { kind: 'beforeAfter'; before: Side; after: Side })
  | (Opener & { kind: 'marketingForm' })
  | (Closing & { kind: 'closing' });

type Side = { title: string; points: readonly string[] };

export type ServicePage = {
  key: ServiceKey;
  head: Head;
  hero: Hero;
  sections: readonly ServiceSection[];
  // The id is the anchor that the page's own buttons scroll to.
  form: Opener & { id: string };
};
