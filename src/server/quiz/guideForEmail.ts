import { Guide } from '../../shared/quiz/guide.ts';
import { namable, oneLine } from '../email/untrustedText.ts';
import { personalInfo, type Quizzed } from '../guides/fallback/brief.ts';
import { builtInGuide } from '../guides/fallback/writer.ts';
import type { Written } from '../guides/generate.ts';

const LONGEST_QUOTE = 120;

/**
 * A guide as it is mailed. Anybody may enter anybody's address, so what was typed must not fill the
 * mail: it is quoted once, and only the private page is written in its words.
 */
export function mailedGuide(quizzed: Quizzed, written: Pick<Written, 'guide' | 'writtenBy'>) {
  const info = personalInfo(quizzed.answers);
  const niche = oneLine(info.niche, LONGEST_QUOTE);
  if (written.writtenBy === 'built-in') return { niche, guide: withoutPerson(quizzed) };
  const names = [info.name, quizzed.name].filter((name) => !namable(name));
  const replacements = [
    ...names.map((text) => ({ text, by: 'you' })),
    // One word carries no message, and it would be missed in the titles.
    ...[info.niche, info.city]
      .filter((text) => !/^\p{L}{1,20}$/u.test(text))
      .map((text) => ({ text, by: 'your field' })),
  ];
  return { niche, guide: replaced(written.guide, replacements) ?? withoutPerson(quizzed) };
}

function withoutPerson({ answers, result }: Quizzed) {
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
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  // Two titles that are equal now make no guide.
  return Guide.safeParse(change(guide)).data;
}
