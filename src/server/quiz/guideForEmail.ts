import { personalInfo, type TakenQuiz } from '../guides/takenQuiz.ts';
import { writeGuide } from '../guides/writer.ts';
import type { GeneratedGuide } from '../guides/generate.ts';
import { oneLine } from '../mail/untrustedText.ts';

const MAX_QUOTE_LENGTH = 120;

/**
 * Returns the content of the email about a guide. Any visitor may enter any address, so besides one
 * quotation the email contains only words of our own tables: a model can be made to repeat what it
 * was told, even in other words.
 */
export async function guideForEmail(
  taken: TakenQuiz,
  { guide, writtenBy }: Pick<GeneratedGuide, 'guide' | 'writtenBy'>,
) {
  const { calendar } = guide;
  const { summary } = await writeGuide(taken, { mayQuote: false, written: { calendar } });
  const { audience, format, firstDate } = summary;
  return {
    niche: oneLine(personalInfo(taken.answers).niche, MAX_QUOTE_LENGTH),
    summary: writtenBy === 'built-in' ? summary : { audience, format, firstDate },
  };
}
