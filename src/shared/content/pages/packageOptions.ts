import { z } from 'zod';
import { Closing, Head, Hero, Link, list, SectionHeading, text } from '../shapes.ts';

const Plan = z.strictObject({
  key: text(),
  name: text(),
  price: text(),
  terms: text(),
  summary: text(),
  points: list(text()),
});

export const PackageOptionsPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    print: z.strictObject({
      label: text('Button'),
      paperNote: text('On paper', 'Where buttons and links are of no use.'),
    }),
    packages: SectionHeading,
    monthlyPlans: SectionHeading.extend({ options: list(Plan), note: text() }),
    training: SectionHeading,
    addOn: SectionHeading.extend({ points: list(text()), action: Link }),
    refundNote: z.strictObject({ title: text(), text: text() }),
    closing: Closing,
  })
  .meta({ title: 'Package options' });
