import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { builtInGuide } from '../src/server/guides/fallback/writer.ts';
import type { Guide } from '../src/shared/quiz/guide.ts';

/** The response to the next call; the last one of a list repeats. */
export type Behavior =
  | 'ok'
  | 'marked up'
  | 'malformed'
  | 'wrong structure'
  | 'with a link'
  | 'not JSON at all'
  | 'declined'
  | 'hang'
  | 'reset'
  | Refusal
  | { guide: Guide }
  | { slow: number };

type Call = { path: string; key: string | undefined; body: string };

/** A guide that differs from every guide of the fallback writer. */
export const aiGuide: Guide = {
  ...builtInGuide({ name: 'Ada', answers: {}, result: 'personal_brand' }),
  summary: 'Written by the model itself.',
};

/** A local server that speaks Gemini's protocol: `await using gemini = await geminiServer('ok')`. */
export async function geminiServer(...behaviors: Behavior[]) {
  const calls: Call[] = [];
  const plan = { behaviors };
  const server = createServer((request, response) => {
    void respond(request, response, calls, plan);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    behave: (...next: Behavior[]) => void (plan.behaviors = next),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  plan: { behaviors: Behavior[] },
) {
  const body = await text(request);
  const key = request.headers['x-goog-api-key']?.toString();
  calls.push({ path: request.url ?? '', key, body });
  const [behavior = 'ok', ...later] = plan.behaviors;
  if (later.length > 0) plan.behaviors = later;
  if (behavior === 'hang') return;
  if (behavior === 'reset') return void request.socket.destroy();
  if (typeof behavior === 'object' && 'status' in behavior) return refuse(response, behavior);
  if (typeof behavior === 'object' && 'slow' in behavior)
    await new Promise((resolve) => setTimeout(resolve, behavior.slow));
  if (request.method === 'GET') return describeModel(response, request.url ?? '', key);
  response.setHeader('content-type', 'application/json');
  response.end(behavior === 'not JSON at all' ? '<html>' : JSON.stringify(said(behavior)));
}

/** The only model that the server knows, and the key that it rejects. */
const MODEL = '/v1beta/models/gemini-2.5-flash';
export const invalidKey = 'invalid-gemini-key';

function describeModel(response: ServerResponse, path: string, key: string | undefined) {
  if (key === invalidKey) return refuse(response, { status: 400 });
  if (path !== MODEL) return refuse(response, { status: 404 });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ supportedGenerationMethods: ['generateContent'] }));
}

type Refusal = { status: number; retryDelay?: string; retryAfter?: string };

function refuse(response: ServerResponse, { status, retryDelay, retryAfter }: Refusal) {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter && { 'retry-after': retryAfter }),
  });
  const details = retryDelay
    ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]
    : [];
  response.end(JSON.stringify({ error: { code: status, message: 'Refused', details } }));
}

function said(behavior: Behavior) {
  if (behavior === 'declined') return { promptFeedback: { blockReason: 'SAFETY' } };
  const parts = [{ text: textOf(behavior) }];
  return { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] };
}

function textOf(behavior: Behavior) {
  if (typeof behavior === 'object' && 'guide' in behavior) return JSON.stringify(behavior.guide);
  const whole = JSON.stringify(aiGuide);
  if (behavior === 'malformed') return whole.slice(0, -20);
  if (behavior === 'wrong structure')
    return JSON.stringify({ ...aiGuide, episodes: aiGuide.episodes.slice(0, 9) });
  if (behavior === 'with a link')
    return JSON.stringify({ ...aiGuide, summary: 'Read on at https://evil.example' });
  if (behavior === 'marked up')
    return JSON.stringify({ ...aiGuide, summary: '**Written** by the `model` itself.' });
  return whole;
}
