import { z } from 'zod';
import { LinkState } from '../newsletter.ts';
import { EmailFormTexts, Head, Link, Notice, text } from './shapes.ts';

const LinkPage = z.strictObject({
  head: Head,
  button: text(),
  states: z.record(LinkState, Notice).meta({
    title: 'What the page says',
    help: '`ready` is beside the button, `done` after it was pressed; `already` when it was pressed before.',
  }),
});

export const Newsletter = z
  .strictObject({
    label: text(),
    title: text(),
    text: text(),
    form: EmailFormTexts,
    confirm: LinkPage.meta({ help: 'Behind the link to confirm, in an email.' }),
    unsubscribe: LinkPage.meta({ help: 'Behind the link to unsubscribe, in every newsletter.' }),
    failure: text('Failure', 'When a button of these pages did not work.'),
    after: Link.meta({ title: 'Link after the newsletter’s forms' }),
  })
  .meta({ title: 'Newsletter' });
