import { z } from 'zod';
import { Closing, Head, Hero, list, SectionHeading, Stat, Step, text } from '../shapes.ts';

export const AboutPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    statsLabel: text('Name of the figures', 'For screen readers.'),
    stats: list(Stat),
    story: SectionHeading.extend({
      paragraphs: list(text()),
      signature: text('Signature', 'Below the story.'),
    }),
    values: SectionHeading.extend({ items: list(Step) }),
    closing: Closing,
  })
  .meta({ title: 'About' });
