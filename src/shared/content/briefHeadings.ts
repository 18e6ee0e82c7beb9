import type { BriefKey } from '../brief.ts';

/** Headings of the page, the form and the email. */
export const briefHeadings: Readonly<Record<BriefKey, string>> = {
  situation: 'The situation',
  market: 'What they sell, and to whom',
  questions: 'Questions to ask',
  episodes: 'Three episode ideas',
  objections: 'Objections to expect',
};
