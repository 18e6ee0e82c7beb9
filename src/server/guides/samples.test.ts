import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Guide } from '../../shared/quiz/guide.ts';
import { guideMarkdown } from './guideMarkdown.ts';
import { isComplete } from '../../shared/quiz/scoring.ts';
import { wordsIn } from './builtIn/match.ts';
import { needsApproval, readSubject } from './subject.ts';
import { personalInfo } from './takenQuiz.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { sentencesIn } from './words.ts';
import { checkGuide } from './checks.ts';
import { readSamples } from './samples.ts';

const written = readSamples().map((sample) => ({ ...sample, guide: builtInGuide(sample.taken) }));

describe.each(written)('$file', ({ taken, guide }) => {
  test('is complete and passes every check', () => {
    expect(isComplete(taken.answers)).toBe(true);
    expect(Guide.safeParse(guide).error).toBeUndefined();
    expect(checkGuide(guide, taken)).toEqual([]);
  });

  test('names the buyers in the first paragraph', () => {
    const { buyers } = readSubject(personalInfo(taken.answers));
    expect(guide.summary.audience).toContain(buyers);
  });

  test('has an invitation that can be sent after filling in a name and two days', () => {
    const { subject, body } = guide.copy.invitation;
    expect(subject.length).toBeLessThan(80);
    expect([...new Set(body.match(/\[[^\]]*\]/g))]).toEqual(['[first name]', '[day]']);
    expect(body).toContain(guide.names[0]?.name);
    expect(body).toContain(`\n${taken.name}`);
    expect(wordsIn(body).length).toBeGreaterThan(70);
    expect(wordsIn(body).length).toBeLessThan(200);
  });

  test('has one first question: in the list, in the reminder and in the first episode', () => {
    const [question = ''] = guide.copy.questions;
    const titles = guide.episodes.map(({ title }) => title);
    const quoted = guide.copy.followUp.body.match(/(?<=“)[^”]*\?(?=”)/g) ?? [];
    const asked = quoted.filter((one) => !titles.includes(one));
    const talks = guide.episodes.slice(0, 1).filter(({ guest }) => !guest.startsWith('You alone'));
    const first = [...asked, ...talks.map(({ opening }) => opening)];
    expect(first).toEqual(first.map(() => question));
  });

  test('has no slip of an article, a doubled word or a stray mark', () => {
    const text = textsIn(guide).join('\n');
    const slips =
      /(?<!&)\b[Aa] (?:[aeio]\w+|HR|IT)\b|\b(?:an) [bcdfgjkpqtvw]\w+|\b(\w{2,}) \1\b| [,.;:]|\.\.|,,|“”/g;
    expect(text.match(slips)?.filter((slip) => !/^[Aa] one/.test(slip)) ?? []).toEqual([]);
  });

  test('gives the sentence it argues with an episode', () => {
    const { myth } = readSubject(personalInfo(taken.answers));
    const titles = guide.episodes.map(({ title }) => title.toLowerCase());
    // Where nobody knows such a sentence, there is none.
    expect(titles.includes(`${myth.toLowerCase()}?`)).toBe(myth !== '');
  });

  test('has in the calendar what the number to watch asks for', () => {
    const { success_metric: metric } = taken.answers;
    const said = guide.calendar.weeks.flatMap(({ tasks }) => tasks).map(({ what }) => what);
    const offers = said.filter((what) => what.includes('second conversation'));
    const editors = said.filter((what) => what.includes('editor, with the minute'));
    expect(offers.length > 2).toBe(metric === 'meetings_booked');
    expect(editors).toHaveLength(metric === 'press_mentions' ? 2 : 0);
  });

  test('begins alone where somebody has to approve, and has a guest from week 5 on', () => {
    const isFree = !needsApproval(readSubject(personalInfo(taken.answers)));
    const alone = guide.episodes.map(({ guest }) => guest.startsWith('You alone'));
    const week = guide.calendar.weeks.findIndex(({ tasks }) =>
      tasks.some(
        ({ kind, episodes }) => kind === 'record' && episodes.some((n) => alone[n - 1] === false),
      ),
    );
    expect(isFree || alone[0]).toBe(true);
    expect(isFree || week + 1 >= 5).toBe(true);
  });

  test('has a trailer of about a minute', () => {
    const count = wordsIn(guide.copy.trailer).length;
    expect(count).toBeGreaterThan(125);
    expect(count).toBeLessThan(190);
  });
});

// Print them again with `npm run --silent guides -- NAME > docs/guides/NAME.md` after a change of the texts.
test('the documentation has what is written today', () => {
  const printed = new Map(
    written.map(({ file, guide, taken: { name } }) => [
      `${file}.md`,
      `${guideMarkdown(guide, name)}\n`,
    ]),
  );
  for (const file of readdirSync('docs/guides'))
    expect(readFileSync(`docs/guides/${file}`, 'utf8')).toBe(printed.get(file));
});

test('no two share more than 35 % of their sentences', () => {
  const sets = written.map(({ file, guide }) => ({ file, sentences: sentencesOf(guide) }));
  const close = sets.flatMap((one, index) =>
    sets.slice(index + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence));
      const share = shared.length / Math.min(one.sentences.size, other.sentences.size);
      return share > 0.35 ? [`${one.file} ${other.file}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(close).toEqual([]);
});

/** The lowercase sentences of all texts without punctuation; skips labels of one or two words. */
function sentencesOf(guide: Guide) {
  const texts = textsIn(guide).flatMap(sentencesIn);
  const normalized = texts.map((sentence) => wordsIn(sentence));
  return new Set(normalized.filter(({ length }) => length > 2).map((words) => words.join(' ')));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
