import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { builtInGuide } from '../src/server/guides/fallback/writer.ts';
import type { Guide } from '../src/shared/quiz/guide.ts';

/** How the next call is answered; the last of a list goes on for all later ones. */
export type Behaviour =
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

/** A guide that can be told from the built-in one of any answers. */
export const aiGuide: Guide = {
  ...builtInGuide({ name: 'Ada', answers: {}, result: 'personal_brand' }),
  summary: 'Written by the model itself.',
};

/** A local server that speaks Gemini's protocol: `await using gemini = await geminiServer('ok')`. */
export async function geminiServer(...behaviours: Behaviour[]) {
  const calls: Call[] = [];
  const plan = { behaviours };
  const server = createServer((request, response) => {
    void answer(request, response, calls, plan);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    behave: (...next: Behaviour[]) => void (plan.behaviours = next),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  plan: { behaviours: Behaviour[] },
) {
  const body = await text(request);
  const key = request.headers['x-goog-api-key']?.toString();
  calls.push({ path: request.url ?? '', key, body });
  const [behaviour = 'ok', ...later] = plan.behaviours;
  if (later.length > 0) plan.behaviours = later;
  if (behaviour === 'hang') return;
  if (behaviour === 'reset') return void request.socket.destroy();
  if (typeof behaviour === 'object' && 'status' in behaviour) return refuse(response, behaviour);
  if (typeof behaviour === 'object' && 'slow' in behaviour)
    await new Promise((resolve) => setTimeout(resolve, behaviour.slow));
  response.setHeader('content-type', 'application/json');
  response.end(behaviour === 'not JSON at all' ? '<html>' : JSON.stringify(said(behaviour)));
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

function said(behaviour: Behaviour) {
  if (behaviour === 'declined') return { promptFeedback: { blockReason: 'SAFETY' } };
  const parts = [{ text: textOf(behaviour) }];
  return { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] };
}

function textOf(behaviour: Behaviour) {
  if (typeof behaviour === 'object' && 'guide' in behaviour) return JSON.stringify(behaviour.guide);
  const whole = JSON.stringify(aiGuide);
  if (behaviour === 'malformed') return whole.slice(0, -20);
  if (behaviour === 'wrong structure')
    return JSON.stringify({ ...aiGuide, episodes: aiGuide.episodes.slice(0, 9) });
  if (behaviour === 'with a link')
    return JSON.stringify({ ...aiGuide, summary: 'Read on at https://evil.example' });
  if (behaviour === 'marked up')
    return JSON.stringify({ ...aiGuide, summary: '**Written** by the `model` itself.' });
  return whole;
}
