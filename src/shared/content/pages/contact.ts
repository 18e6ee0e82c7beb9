import { z } from 'zod';
import { FourFaqs, Head, Hero, Link, list, SectionHeading, text } from '../shapes.ts';

export const ContactPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    infoLabel: text('Name of the cards', 'For screen readers.'),
    infoCards: list(
      z.strictObject({
        icon: z.enum(['mail', 'phone', 'clock', 'users']),
        title: text(),
        text: text(),
        link: Link.optional(),
      }),
    ),
    proposal: SectionHeading,
    faqs: FourFaqs,
  })
  .meta({ title: 'Contact' });
