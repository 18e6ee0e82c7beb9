import { expect, test } from 'vitest';
import { ada } from '../../../test/generating.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { checkSections, findSectionsByGemini, writeGuide } from './writer.ts';

test('writes and checks in a thread of its own, as in this one', async () => {
  const guide = await writeGuide(ada);
  expect(guide).toEqual(builtInGuide(ada));
  expect(await checkSections({ ...guide, pushback: [] }, ada)).toEqual([
    { section: 'pushback', sentence: 'It has 0 words; 40 to 800 are right.' },
  ]);
  expect(await findSectionsByGemini(guide, ada)).toEqual({});
});

test('past its limit it leaves out what the person typed, and goes on with the next', async () => {
  const { personalInfo, ...answers } = ada.answers;
  // Far beyond what the forms take, so that it would take minutes.
  const niche = 'engines for boats, '.repeat(2_000_000);
  const endless = { ...ada, answers: { ...answers, personalInfo: { ...personalInfo, niche } } };
  const [plain, next] = await Promise.all([writeGuide(endless, {}, 100), writeGuide(ada)]);
  expect(plain).toEqual(builtInGuide({ ...ada, answers }));
  expect(next).toEqual(builtInGuide(ada));
  expect(await checkSections(next, endless, 100)).toEqual([
    { section: 'summary', sentence: 'It could not be checked in time.' },
  ]);
  expect(await checkSections(next, ada)).toEqual([]);
});
