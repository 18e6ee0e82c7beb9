import { generateGuide } from '../src/server/guides/generate.ts';
import type { Timeouts } from '../src/server/http/timeouts.ts';
import { GeminiPause } from '../src/server/guides/geminiAccess.ts';
import { type Behavior, geminiServer } from './gemini.ts';
import { timeouts } from './timeouts.ts';

export const ada = {
  name: 'Ada',
  result: 'personal_brand',
  answers: { personalInfo: { name: 'Ada', city: 'London', niche: 'engines' } },
};
export const apiKey = 'a-secret-key';
export const model = 'gemini-2.5-flash';
/** A long deadline for Gemini, with an immediate retry. */
export const patient = { ...timeouts, gemini: 200_000 };

/** Options to write with this Gemini, within the budget of the day. */
export const by = (gemini: { url: string }) => ({
  gemini: { apiKey, model, baseUrl: gemini.url, pause: new GeminiPause() },
  consumeQuota: async () => true,
  timeouts: patient,
});

/** Writes a guide with Gemini in these modes. Returns it with the number of calls. */
export async function writtenWhile(
  behaviors: Behavior[],
  limits: Partial<Timeouts> = {},
  onDraft = () => {},
) {
  await using gemini = await geminiServer(...behaviors);
  const generated = await generateGuide(ada, {
    ...by(gemini),
    timeouts: { ...patient, ...limits },
    onDraft: async () => onDraft(),
  });
  return { ...generated, calls: gemini.calls };
}
