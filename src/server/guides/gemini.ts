import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
} from '@google/generative-ai';
import { z } from 'zod';
import { Guide } from '../../shared/quiz/guide.ts';
import { mindingRetryAfter } from '../outbox/retryAfter.ts';
import type { Quizzed } from './fallback/brief.ts';
import { instruction, promptOf } from './prompt.ts';
import { responseSchema } from './responseSchema.ts';

export type Gemini = { apiKey: string; model: string; baseUrl: string };

type Failing = { isWorthRetry: boolean; isOutage: boolean; retryAfterSeconds?: number | undefined };

/** Why Gemini wrote nothing. Its text is ours: what the library says may hold what was asked. */
export class GeminiFailure extends Error {
  /** Another try at once may help. */
  readonly isWorthRetry: boolean;
  /** Gemini or the way to it is down: another try later may help. */
  readonly isOutage: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { isWorthRetry, isOutage, retryAfterSeconds }: Failing) {
    super(message);
    this.name = 'GeminiFailure';
    this.isWorthRetry = isWorthRetry;
    this.isOutage = isOutage;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Asks once.
 * @throws GeminiFailure
 */
export async function askGemini(
  quizzed: Quizzed,
  { apiKey, model, baseUrl }: Gemini,
  signal: AbortSignal,
): Promise<Guide> {
  const generative = new GoogleGenerativeAI(apiKey).getGenerativeModel(
    {
      model,
      systemInstruction: instruction,
      generationConfig: { responseMimeType: 'application/json', responseSchema },
    },
    { baseUrl },
  );
  const text = await mindingRetryAfter(
    async () => {
      const { response } = await generative.generateContent(promptOf(quizzed), { signal });
      return response.text();
    },
    (error, retryAfterSeconds) => failureOf(error, signal, retryAfterSeconds),
  );
  return readGuide(text);
}

const malformed = (reason: string) =>
  new GeminiFailure(`Gemini answered ${reason}.`, { isWorthRetry: true, isOutage: false });

function readGuide(text: string): Guide {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformed('something that is not JSON');
  }
  const guide = Guide.safeParse(withoutMarks(json));
  if (!guide.success)
    throw malformed(`no guide: ${guide.error.issues[0]?.path.join('.')} does not fit`);
  // It knows no addresses, so one in its answer is invented or was slipped in by the niche.
  if (/https?:|www\.|<\/?[a-z!]/i.test(text)) throw malformed('with a link or mark-up');
  return guide.data;
}

/** Models like to emphasise, whatever they are told. */
function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\*\*|__|`+/g, '').replace(/^\s*(?:#+|[-*•])\s+/, '');
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutMarks(one)]));
}

function failureOf(error: unknown, signal: AbortSignal, retryAfter: number | undefined) {
  if (signal.aborted)
    return new GeminiFailure('Gemini did not answer in time.', {
      isWorthRetry: false,
      isOutage: true,
    });
  if (error instanceof GoogleGenerativeAIResponseError)
    return new GeminiFailure('Gemini declined to answer.', {
      isWorthRetry: false,
      isOutage: false,
    });
  if (!(error instanceof GoogleGenerativeAIFetchError) || error.status === undefined)
    return error instanceof SyntaxError
      ? malformed('something that is not JSON')
      : new GeminiFailure('Gemini could not be reached.', { isWorthRetry: true, isOutage: true });
  const isOutage = error.status === 429 || error.status >= 500;
  const retryAfterSeconds = retryDelay(error.errorDetails) ?? retryAfter;
  const message = `Gemini answered ${error.status}.`;
  return new GeminiFailure(message, { isWorthRetry: isOutage, isOutage, retryAfterSeconds });
}

const RetryInfo = z.object({ retryDelay: z.string().regex(/^\d+(\.\d+)?s$/) });

/** How long to wait, as Gemini's own body says it; a gateway in between only sends the header. */
function retryDelay(details: readonly object[] = []) {
  for (const detail of details) {
    const info = RetryInfo.safeParse(detail);
    if (info.success) return Number.parseFloat(info.data.retryDelay);
  }
  return undefined;
}
