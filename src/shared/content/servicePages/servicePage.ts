import type { ServiceKey } from '../links.ts';
import type { Head, Hero, Link, SectionHeading } from '../shapes.ts';

/** What all service pages have in common; each adds its own sections and example. */
export type ServicePage = {
  key: ServiceKey;
  head: Head;
  hero: Hero;
  form: ServiceForm;
};

/** The lead form with the closing text. The id is the anchor that the page's buttons scroll to. */
type ServiceForm = SectionHeading & {
  id: string;
  closing: { title: string; text: string; actions: readonly Link[] };
};
