import { z } from 'zod';
import { template, text } from './shapes.ts';

const Embed = z.strictObject({
  loading: text('While it loads'),
  title: text(),
  text: text(),
  accept: text('Button to accept'),
  decline: text('Button to decline'),
});

export const Consent = z
  .strictObject({
    questions: z
      .strictObject({ services: text(), history: text(), both: text() })
      .meta({ help: 'Only one of them shows: it asks for what the server is configured for.' }),
    details: z.strictObject({
      services: text('Services', 'What other companies’ services do.'),
      history: template('days'),
      withoutServices: text('If services are declined'),
      withoutHistory: text('If only the history is declined'),
      change: text('How to change the choice', 'A link to the privacy policy follows.'),
    }),
    current: z
      .strictObject({ accepted: text(), rejected: text() })
      .meta({ title: 'The choice so far' }),
    buttons: z.strictObject({ details: text(), accept: text(), decline: text(), close: text() }),
    form: Embed.extend({
      blocked: text('If it cannot be loaded', 'Above the site’s own form.'),
    }).meta({ title: 'Embedded form' }),
    calendar: Embed.meta({ title: 'Embedded calendar' }),
  })
  .meta({ title: 'Consent' });
