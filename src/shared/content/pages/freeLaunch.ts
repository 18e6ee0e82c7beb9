import { z } from 'zod';
import { Head, list, RichText, SectionHeading, text } from '../shapes.ts';

export const FreeLaunchPage = z
  .strictObject({
    head: Head,
    hero: z.strictObject({ label: text(), title: text(), text: text() }),
    form: z.strictObject({
      title: text(),
      terms: RichText.meta({ help: 'Beside the box that has to be checked.' }),
      submit: text('Button'),
      note: text('Below the button'),
    }),
    whatYouGet: SectionHeading.extend({ items: list(text()) }),
    testimonialSection: SectionHeading,
  })
  .meta({ title: 'Free launch call' });
