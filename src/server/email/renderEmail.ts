import type { Letter } from './emailContent.ts';
import { toHtml } from './emailHtml.ts';
import { toText } from './emailText.ts';

/** The same letter in both forms that a mail carries. */
export const letter = (content: Letter) => ({
  subject: content.subject,
  html: toHtml(content),
  text: toText(content),
});
