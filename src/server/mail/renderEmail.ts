import type { EmailContent } from './emailContent.ts';
import { toHtml } from './emailHtml.ts';
import { toText } from './emailText.ts';

/** Renders both parts of an email, HTML and plain text. */
export const renderEmail = (content: EmailContent) => ({
  subject: content.subject,
  html: toHtml(content),
  text: toText(content),
});
