import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
  type Schema,
} from '@google/generative-ai';
import { z } from 'zod';
import { Guide, type SectionKey } from '../../shared/quiz/guide.ts';
import { withRetryAfter } from '../jobs/outbox/retryAfter.ts';
import type { Gemini } from './geminiAccess.ts';
import { limitFetch } from './limitedFetch.ts';
import { createMemberReader, type Member } from './jsonMembers.ts';
import { responseSchema } from './responseSchema.ts';
import { texts } from './texts.ts';
import { isObject } from '../../shared/isObject.ts';

/** Why Gemini returned no text. The message is ours: the library's may contain the prompt. */
export class GeminiError extends Error {
  override name = 'GeminiError';
  /** An immediate retry may help. */
  readonly isWorthRetry: boolean;
  /** Gemini is unreachable: a later retry may help. */
  readonly isOutage: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    { isWorthRetry = false, isOutage = true, retryAfterSeconds }: Partial<GeminiError> = {},
  ) {
    super(message);
    this.isWorthRetry = isWorthRetry;
    this.isOutage = isOutage;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A guide has about 20 KB. */
const MAX_RESPONSE_BYTES = 4_000_000;

const unusable = (problem: string) => new GeminiError(`Gemini ${problem}: check GEMINI_BASE_URL.`);

const limits = {
  maxBytes: MAX_RESPONSE_BYTES,
  onTooLarge: () => unusable('returned more than 4 MB'),
  onRedirect: (status: number) => unusable(`redirected the request (${status})`),
};

type ModelRequest = {
  /** The system instruction: the task, and rules that the input cannot change. */
  instruction: string;
  prompt: string;
  schema: Schema;
};

/**
 * Requests one JSON object, and yields each of its members as soon as it has arrived, as plain text.
 * @throws GeminiError
 */
export async function* streamMembers(
  request: ModelRequest,
  gemini: Gemini,
  signal: AbortSignal,
): AsyncGenerator<Member> {
  try {
    yield* readMembers(request, gemini, signal);
    gemini.pause.record(false);
  } catch (error) {
    gemini.pause.record(isTimeout(signal));
    throw error;
  }
}

/** Unlike a server that stops. */
const isTimeout = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

async function* readMembers(
  { instruction: systemInstruction, prompt, schema: responseSchema }: ModelRequest,
  { apiKey, model, baseUrl }: Gemini,
  stop: AbortSignal,
): AsyncGenerator<Member> {
  const { signal, run } = limitFetch(limits, stop);
  const generative = new GoogleGenerativeAI(apiKey).getGenerativeModel(
    {
      model,
      systemInstruction,
      generationConfig: { responseMimeType: 'application/json', responseSchema },
    },
    { baseUrl },
  );
  const pieces = await withRetryAfter(
    async () => {
      const call = () => generative.generateContentStream(prompt, { signal });
      const { stream, response } = await run(call);
      // The library also collects the whole response, which fails like the stream.
      response.catch(() => {});
      return stream;
    },
    (error, retryAfterSeconds) => toGeminiError(error, signal, retryAfterSeconds),
  );
  const reader = createMemberReader();
  try {
    for await (const piece of pieces)
      for (const [name, value] of reader.read(piece.text())) yield [name, stripMarkdown(value)];
  } catch (error) {
    throw toGeminiError(error, signal, undefined);
  }
  if (!reader.isComplete()) throw malformed('something that is not JSON');
}

/**
 * Requests these sections once, and yields each that fits the schema as soon as it has arrived.
 * @throws GeminiError
 */
export async function* streamSections(
  { prompt, keys }: { prompt: string; keys: readonly SectionKey[] },
  gemini: Gemini,
  signal: AbortSignal,
) {
  const { instruction } = texts().gemini;
  const schema = responseSchema(Guide, keys);
  for await (const [name, value] of streamMembers(
    { instruction, prompt, schema },
    gemini,
    signal,
  )) {
    const key = keys.find((one) => one === name);
    const section = key && Guide.partial().safeParse({ [key]: value }).data;
    if (section) yield { key, section };
  }
}

const malformed = (reason: string, isOutage = false) =>
  new GeminiError(`Gemini returned ${reason}.`, { isWorthRetry: true, isOutage });

/** The library has no class of its own for an event that it cannot read. */
const UNREADABLE_EVENT = /\]: (Error parsing JSON response|Failed to parse stream)/;

/** Models tend to add emphasis despite the instructions. */
function stripMarkdown(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\*\*|__|`+/g, '').replace(/^\s*(?:#+|[-*•])\s+/, '');
  if (Array.isArray(value)) return value.map(stripMarkdown);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stripMarkdown(one)]));
}

function toGeminiError(error: unknown, signal: AbortSignal, retryAfter: number | undefined) {
  if (signal.reason instanceof GeminiError) return signal.reason;
  if (signal.aborted) return new GeminiError('Gemini did not respond in time.');
  if (error instanceof GoogleGenerativeAIResponseError)
    return new GeminiError('Gemini declined to respond.', { isOutage: false });
  if (!(error instanceof GoogleGenerativeAIFetchError) || error.status === undefined) {
    if (error instanceof SyntaxError) return malformed('something that is not JSON');
    if (error instanceof Error && UNREADABLE_EVENT.test(error.message))
      return malformed('a malformed event', true);
    return new GeminiError('Gemini could not be reached.', { isWorthRetry: true });
  }
  const isOutage = error.status === 429 || error.status >= 500;
  const retryAfterSeconds = retryDelay(error.errorDetails) ?? retryAfter;
  const message = `Gemini returned ${error.status}.`;
  return new GeminiError(message, { isWorthRetry: isOutage, isOutage, retryAfterSeconds });
}

const RetryInfo = z.object({ retryDelay: z.string().regex(/^\d+(\.\d+)?s$/) });

/** Returns the delay from Gemini's error body; a gateway in between only sends the header. */
function retryDelay(details: readonly object[] = []) {
  const [delay] = details.flatMap((detail) => RetryInfo.safeParse(detail).data?.retryDelay ?? []);
  return delay === undefined ? undefined : Number.parseFloat(delay);
}
