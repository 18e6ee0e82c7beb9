import { z } from 'zod';
import { serviceKeys } from '../../paths.ts';
import { Closing, Head, Hero, list, SectionHeading, Stat, template, text } from '../shapes.ts';

const ServiceCard = z.strictObject({
  key: z.enum(serviceKeys),
  idea: Stat.extend({ label: template('time') }).meta({
    help: 'The one thing to remember. `{time}` is what a launch takes of the client’s time.',
  }),
  description: text(),
  features: list(text()),
});
export type ServiceCard = z.output<typeof ServiceCard>;

export const ServicesPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    list: SectionHeading.extend({ more: text('Link'), items: list(ServiceCard) }),
    closing: Closing,
  })
  .meta({ title: 'Services' });
