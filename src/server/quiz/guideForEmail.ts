import type { Guide } from '../../shared/quiz/guide.ts';
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
  const { summary, names } = await writeGuide(taken, { mayQuote: false, written: { calendar } });
  const { audience, format, firstDate } = summary;
  return {
    /** Absent if somebody else could have written it. */
    showTitle: ownTitle(names, guide),
    niche: oneLine(personalInfo(taken.answers).niche, MAX_QUOTE_LENGTH),
    summary: writtenBy === 'built-in' ? summary : { audience, format, firstDate },
  };
}

/** The name of our tables in a guide's working title, such as that before ‘with Ada’. */
export const ownTitle = (ours: Guide['names'], { names: [first] }: Pick<Guide, 'names'>) =>
  ours.find(({ name }) => first?.name.startsWith(name))?.name;
