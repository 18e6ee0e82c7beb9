import { Guide } from '../../shared/quiz/guide.ts';
import { safeDisplayName, oneLine } from '../email/untrustedText.ts';
import { personalInfo, type QuizTaker } from '../guides/fallback/brief.ts';
import { builtInGuide } from '../guides/fallback/writer.ts';
import type { GeneratedGuide } from '../guides/generate.ts';
import { isObject } from '../../shared/isObject.ts';

const MAX_QUOTE_LENGTH = 120;

/**
 * Returns the guide for the email. Any visitor may enter any address, so the email quotes their text
 * once, and only the private page uses it throughout.
 */
export function guideForEmail(
  quizTaker: QuizTaker,
  generated: Pick<GeneratedGuide, 'guide' | 'writtenBy'>,
) {
  const info = personalInfo(quizTaker.answers);
  const niche = oneLine(info.niche, MAX_QUOTE_LENGTH);
  if (generated.writtenBy === 'built-in') return { niche, guide: withoutPerson(quizTaker) };
  const names = [info.name, quizTaker.name].filter((name) => !safeDisplayName(name));
  const replacements = [
    ...names.map((text) => ({ text, by: 'you' })),
    // A single word carries no message.
    ...[info.niche, info.city]
      .filter((text) => !/^\p{L}{1,20}$/u.test(text))
      .map((text) => ({ text, by: 'your field' })),
  ];
  return { niche, guide: replaced(generated.guide, replacements) ?? withoutPerson(quizTaker) };
}

function withoutPerson({ answers, result }: QuizTaker) {
  const { personalInfo: _typed, ...rest } = answers;
  return builtInGuide({ name: '', answers: rest, result });
}

type Replacement = { text: string; by: string };

function replaced(guide: Guide, replacements: readonly Replacement[]) {
  const patterns = replacements
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, by }) => ({ pattern: new RegExp(RegExp.escape(text.trim()), 'giu'), by }));
  const change = (value: unknown): unknown => {
    if (typeof value === 'string')
      return patterns.reduce((text, { pattern, by }) => text.replace(pattern, by), value);
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  // Invalid when two titles have become equal.
  return Guide.safeParse(change(guide)).data;
}
