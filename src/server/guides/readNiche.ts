import {
  type NicheReading,
  NicheReading as Output,
  type NicheToRead,
} from '../../shared/quiz/response.ts';
import { Reading } from '../../shared/quiz/reading.ts';
import { GeminiError, streamMembers } from './gemini.ts';
import type { Gemini } from './geminiAccess.ts';
import { admitCall } from './generate.ts';
import { responseSchema } from './responseSchema.ts';
import { texts } from './texts.ts';
import { readByTables } from './writer.ts';

type Options = {
  gemini: Gemini | undefined;
  /** Takes a call from the limit of the address and from the daily quota. */
  consumeQuota: () => Promise<boolean>;
  timeout: number;
};

/** Says how a niche is understood, by Gemini or, as far as Gemini fails, by the tables. */
export async function readNiche(typed: NicheToRead, options: Options): Promise<NicheReading> {
  const { niche, buyers = '', city, zone, languages } = typed;
  const byTables = await readByTables({ niche, buyers, city, zone, languages });
  const byGemini = options.gemini && (await readByGemini(typed, options.gemini, options));
  return byGemini ? { ...byTables, ...byGemini, isSure: true } : byTables;
}

const members = Output.omit({ isSure: true });
/** A reading is one sentence about a person: no addresses, no markup. */
const LINK = /https?:|www\.|[<>]/i;

async function readByGemini(
  typed: NicheToRead,
  gemini: Gemini,
  { consumeQuota, timeout }: Options,
): Promise<Required<Reading> | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('A reading took too long')), timeout);
  try {
    await admitCall(gemini, consumeQuota);
    const request = {
      instruction: texts().gemini.reading,
      prompt: `<typed>\n${JSON.stringify(typed).replaceAll('<', '\\u003c')}\n</typed>`,
      schema: responseSchema(members, Object.keys(members.shape)),
    };
    const read = Object.fromEntries(
      await Array.fromAsync(streamMembers(request, gemini, stop.signal)),
    );
    const {
      offer = '',
      buyers = '',
      complaints = [],
      country,
    } = Reading.safeParse(read).data ?? {};
    const isUsable = offer !== '' && buyers !== '' && !LINK.test(JSON.stringify(read));
    return isUsable && country ? { offer, buyers, complaints, country } : undefined;
  } catch (error) {
    if (error instanceof GeminiError) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
