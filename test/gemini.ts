import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { builtInGuide } from '../src/server/guides/builtIn/writer.ts';
import type { Brief } from '../src/shared/brief.ts';
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
  | 'hang in the middle'
  | 'reset in the middle'
  | 'garbled in the middle'
  | 'unreadable event'
  | 'endless'
  | 'redirect'
  | 'declined in the middle'
  | Refusal
  | { guide: Guide }
  | { brief: Partial<Brief> }
  | { reading: object }
  /** Sends half of the response, and the rest once this resolves. */
  | { rest: Promise<void> }
  | { slow: number }
  /** Milliseconds between two pieces of the response. */
  | { pace: number };

type Call = { path: string; key: string | undefined; body: string };

// Ada is in London, where a guide has no American institutions.
const builtIn = builtInGuide({
  name: 'Ada',
  answers: { reading: { country: 'GB' } },
  result: 'personal_brand',
});
export const aiSummary = 'Written by the model itself, for clients and the people who buy.';
/** A guide that differs from every guide of the built-in writer. */
export const aiGuide: Guide = { ...builtIn, summary: { ...builtIn.summary, audience: aiSummary } };

/** A brief for the person of `submissions.ts`, which names nothing that their records do not. */
export const aiBrief: Brief = {
  situation: 'Ada Lovelace of Analytical Engines asked for a proposal. Nobody has said by when.',
  market: 'They sell engines. Who buys them is open.',
  questions: [
    'Who signed for the last engine you sold?',
    'What is one new client worth to you?',
    'What should a listener of Analytical Engines do after an episode?',
  ],
  episodes: [
    { title: 'What an engine costs when it stands still', note: 'A buyer who waited too long.' },
    { title: 'Two offers, one engine', note: 'Ada alone, with both offers on the table.' },
    { title: 'The day before the order', note: 'A buyer who nearly chose somebody else.' },
  ],
  objections: [
    { objection: 'We have no time for it.', reply: 'Editing and publishing are ours.' },
    { objection: 'What does it cost?', reply: 'Say it at once: $1,500 a month without a term.' },
  ],
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
    environment: { GEMINI_API_KEY: 'a-secret-key', GEMINI_BASE_URL: `http://127.0.0.1:${port}` },
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
  if (behavior === 'redirect')
    return void response.writeHead(307, { location: '/elsewhere' }).end();
  if (behavior === 'endless') return endless(response);
  if (behavior === 'reset') return void request.socket.destroy();
  if (typeof behavior === 'object' && 'status' in behavior) return refuse(response, behavior);
  if (typeof behavior === 'object' && 'slow' in behavior)
    await new Promise((resolve) => setTimeout(resolve, behavior.slow));
  if (request.method === 'GET') return describeModel(response, request.url ?? '', key);
  if (behavior === 'not JSON at all') return void response.end('<html>');
  await stream(response, behavior, body);
}

const PIECES = 40;

/** Sends server-sent events, each with a piece of the text. */
async function stream(response: ServerResponse, behavior: Behavior, body: string) {
  response.setHeader('content-type', 'text/event-stream');
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\r\n\r\n`);
  if (behavior === 'declined') {
    send({ promptFeedback: { blockReason: 'SAFETY' } });
    return void response.end();
  }
  if (behavior === 'unreadable event') return void response.end('data: {"candidates":\r\n\r\n');
  const whole = textOf(behavior, body);
  const pieces = whole.match(new RegExp(`[^]{1,${Math.ceil(whole.length / PIECES)}}`, 'gu')) ?? [];
  for (const [index, text] of pieces.entries()) {
    if (index === PIECES / 2) {
      if (behavior === 'hang in the middle') return;
      if (typeof behavior === 'object' && 'rest' in behavior) await behavior.rest;
      if (behavior === 'reset in the middle') return void response.destroy();
      if (behavior === 'declined in the middle') {
        send({ candidates: [{ finishReason: 'SAFETY' }] });
        return void response.end();
      }
    }
    if (typeof behavior === 'object' && 'pace' in behavior)
      await new Promise((resolve) => setTimeout(resolve, behavior.pace));
    const isLast = index === pieces.length - 1;
    const content = { role: 'model', parts: [{ text }] };
    send({ candidates: [{ content, ...(isLast && { finishReason: 'STOP' }) }] });
    // Otherwise all pieces arrive at once.
    await new Promise(setImmediate);
  }
  response.end();
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

/** A model writes the requested sections in the requested order. */
function inOrder(guide: object, body: string) {
  const order: string[] = JSON.parse(body).generationConfig.responseSchema.propertyOrdering;
  return JSON.stringify(
    Object.fromEntries(order.map((key) => [key, Reflect.get(guide, key)])),
    undefined,
    1,
  );
}

function textOf(behavior: Behavior, body: string) {
  if (typeof behavior === 'object' && 'guide' in behavior) return inOrder(behavior.guide, body);
  if (typeof behavior === 'object' && 'brief' in behavior) return inOrder(behavior.brief, body);
  if (typeof behavior === 'object' && 'reading' in behavior) return inOrder(behavior.reading, body);
  // The prompt of a brief holds records, that of a guide answers.
  const isBrief = body.includes('<records>');
  const whole = inOrder(isBrief ? aiBrief : aiGuide, body);
  if (behavior === 'malformed') return whole.slice(0, -20);
  if (behavior === 'garbled in the middle') return whole.replace('"calendar":', '"calendar"');
  if (behavior === 'wrong structure')
    return inOrder({ ...aiGuide, episodes: aiGuide.episodes.slice(0, 9) }, body);
  if (behavior === 'with a link')
    return inOrder(withAudience('Read on at https://evil.example'), body);
  if (behavior === 'marked up')
    return inOrder(
      withAudience(aiSummary.replace('Written', '**Written**').replace('model', '`model`')),
      body,
    );
  return whole;
}

const withAudience = (audience: string): Guide => ({
  ...aiGuide,
  summary: { ...aiGuide.summary, audience },
});

/** One event that grows as long as it is read. */
function endless(response: ServerResponse) {
  response.setHeader('content-type', 'text/event-stream');
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', write);
  write();
}
