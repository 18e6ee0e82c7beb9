import { Brief, type BriefKey, briefKeys, type BriefWriter } from '../../../shared/brief.ts';
import { GeminiError, streamMembers } from '../../guides/gemini.ts';
import type { Gemini } from '../../guides/geminiAccess.ts';
import { type GeminiTimeouts, mayAskAgain, admitCall } from '../../guides/generate.ts';
import { responseSchema } from '../../guides/responseSchema.ts';
import { writeGuide } from '../../guides/writer.ts';
import { judgeSection, type Source, sourceOf } from './checks.ts';
import type { BriefInput } from './facts.ts';
import { type FailedSection, instruction, promptOf, recordsOf } from './prompt.ts';
import { templateBrief } from './templateBrief.ts';

export type NewBrief = {
  content: Brief;
  /** Gemini, if it wrote at least one section that passed the checks. */
  writer: BriefWriter;
  /** Why Gemini did not write all of it, if Gemini is configured. */
  notice: string | null;
};

type Options = {
  gemini: Gemini | undefined;
  /** Takes one call from the daily quota; `false` when it is used up. */
  consumeQuota: () => Promise<boolean>;
  /** Aborted when the server stops. */
  closing: AbortSignal;
  timeouts: GeminiTimeouts;
};

type Sections = Partial<Brief>;

/** Writes a brief with Gemini and, as far as Gemini fails within its time limit, from templates. */
export async function writeBrief(input: BriefInput, options: Options): Promise<NewBrief> {
  const { response, facts } = input;
  const taken = response ?? { name: facts.name, answers: {}, result: '' };
  const template = templateBrief(input, input.guide ?? (await writeGuide(taken)));
  const { gemini } = options;
  if (!gemini || input.isSpam) return { content: template, writer: 'template', notice: null };
  const { accepted, failed, error } = await sectionsByGemini(input, { ...options, gemini });
  const missing = missingKeys(accepted);
  const reason = error?.message ?? failed[0]?.problem ?? '';
  return {
    content: { ...template, ...accepted },
    writer: missing.length < briefKeys.length ? 'gemini' : 'template',
    notice: missing.length > 0 ? reason : null,
  };
}

type Call = Options & { gemini: Gemini; signal: AbortSignal; endsAt: number };
type Result = { accepted: Sections; failed: FailedSection[]; error?: GeminiError };

/** Calls Gemini, and calls it again for missing sections if time allows. */
async function sectionsByGemini(input: BriefInput, options: Options & { gemini: Gemini }) {
  const { closing, timeouts } = options;
  const signal = AbortSignal.any([closing, AbortSignal.timeout(timeouts.gemini)]);
  const call = { ...options, signal, endsAt: performance.now() + timeouts.gemini };
  const records = recordsOf(input);
  const source = sourceOf(records);
  const first = await request(call, { records, source, accepted: {}, failed: [] });
  if (missingKeys(first.accepted).length === 0 || !(await mayAskAgain(call, first))) return first;
  return request(call, { records, source, ...first });
}

type Work = { records: object; source: Source; accepted: Sections; failed: FailedSection[] };

/** Requests the sections that are still missing; keeps those that arrived before an error. */
async function request(call: Call, { records, source, ...earlier }: Work): Promise<Result> {
  const { gemini, consumeQuota, signal } = call;
  const keys = missingKeys(earlier.accepted);
  const schema = responseSchema(Brief, keys);
  const prompt = promptOf({ records, failed: earlier.failed });
  const result: Result = { accepted: earlier.accepted, failed: [] };
  try {
    await admitCall(gemini, consumeQuota);
    for await (const [name, value] of streamMembers(
      { instruction, prompt, schema },
      gemini,
      signal,
    )) {
      const key = keys.find((one) => one === name);
      if (!key) continue;
      const { section, problem } = judgeSection(key, value, source);
      if (section) result.accepted = { ...result.accepted, ...section };
      else result.failed.push({ section: key, problem });
    }
  } catch (error) {
    if (!(error instanceof GeminiError)) throw error;
    result.error = error;
  }
  return result;
}

const missingKeys = (sections: Sections): BriefKey[] =>
  briefKeys.filter((key) => sections[key] === undefined);
