import { z } from 'zod';
import { Closing, Head, Hero, list, SectionHeading, Step } from '../shapes.ts';

/** What all service pages have in common; each adds its own sections and example. */
export const ServicePage = z.strictObject({
  head: Head,
  hero: Hero,
  form: SectionHeading.extend({ closing: Closing }),
});
export type ServicePage = z.output<typeof ServicePage>;

export const Process = SectionHeading.extend({ steps: list(Step) });
