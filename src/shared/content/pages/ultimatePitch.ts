import { z } from 'zod';
import { offerKeys } from '../../paths.ts';
import { Closing, Head, Hero, list, SectionHeading, Stat, text } from '../shapes.ts';

const PitchOffer = z.strictObject({ key: z.enum(offerKeys), name: text(), price: text() });
export type PitchOffer = z.output<typeof PitchOffer>;

export const PitchPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    kit: z.strictObject({
      label: text(),
      title: text(),
      items: list(z.strictObject({ name: text(), value: text() })),
      total: Stat,
      note: text(),
    }),
    reasons: SectionHeading.extend({ stats: list(Stat) }),
    pitchOffers: SectionHeading.extend({
      items: list(PitchOffer),
      kitIncluded: text('Badge of the packages with the kit'),
      openForm: text('Button'),
    }),
    closing: Closing,
  })
  .meta({ title: 'Free equipment kit' });
