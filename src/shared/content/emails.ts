import { z } from 'zod';
import { list, template, text } from './shapes.ts';

const Email = z.strictObject({
  subject: text(),
  preheader: text('Preview', 'Beside the subject in an inbox.'),
  reason: text('Reason', 'Why the recipient gets the email, below it.'),
  title: text(),
});

export const NewsletterConfirmation = Email.extend({
  text: text(),
  button: text(),
  unsubscribe: text('Link to unsubscribe'),
}).meta({ title: 'Email to confirm a subscription' });

export const AlreadySubscribed = Email.extend({
  text: text(),
  unsubscribe: text('Link to unsubscribe'),
}).meta({
  title: 'Email to those who subscribe again',
  help: 'The page only says to check the inbox.',
});

const OwnDataEmail = Email.extend({ paragraphs: list(text()) });

export const OwnDataEmails = z
  .strictObject({
    link: OwnDataEmail.extend({ button: text() }),
    nothing: OwnDataEmail.meta({ help: 'When nothing is stored about the address.' }),
    erased: OwnDataEmail,
  })
  .meta({ title: 'Emails about one’s own data' });

export const GuideEmail = Email.extend({
  greeting: template('name'),
  greetingWithoutName: text(),
  text: text(),
  cover: template('title').meta({
    title: 'Cover',
    help: 'In place of the picture, where it is not shown.',
  }),
  button: text(),
  niche: text('Before what the person sells'),
  today: z.strictObject({ title: text(), text: text(), link: text() }),
  call: z.strictObject({ title: text(), text: text(), button: text() }),
}).meta({ title: 'Email with a guide' });
