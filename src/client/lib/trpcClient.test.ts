import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, statusOf } from './callErrors.ts';
import { getClient, withIdempotencyKey } from './trpcClient.ts';

afterEach(() => void vi.unstubAllGlobals());

const lead = { firstName: 'A', lastName: 'B', email: 'a@example.com', company: '', revenue: '' };
const send = () =>
  getClient().leads.create.mutate(
    { ...lead, leadType: 'inquiry', attribution: undefined },
    withIdempotencyKey('a key'),
  );
const respond = (status: number, body: string, statusText = '') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, statusText }));

test.each([
  [502, '<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>'],
  [500, '{}', '500: {}'],
  [503, '', '503: Service Unavailable'],
])(
  'rejects a response with %i that no procedure sent, with its status and text',
  async (status, body, message) => {
    respond(status, body, 'Service Unavailable');
    await expect(send()).rejects.toThrow(message);
  },
);

test('rejects an error of a procedure with its status', async () => {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429 };
  respond(429, JSON.stringify({ error: { message: 'Try again later.', code: -32029, data } }));
  await expect(send()).rejects.toThrow('429: Try again later.');
});

test('errors in a batch have their own code and fields', async () => {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, fields: { email: 'Required' } };
  respond(400, JSON.stringify([{ error: { message: 'email: Required', code: -32600, data } }]));
  const failed = getClient().newsletter.subscribe.mutate({
    email: '',
    attribution: undefined,
  });
  await expect(failed).rejects.toMatchObject({ data: { fields: { email: 'Required' } } });
});

test.each([
  ['a procedure', JSON.stringify([{ error: { message: 'No', code: -32001, data: refusal() } }])],
  ['a proxy', '<h1>Sign in</h1>'],
])('a 401 by %s is an error, and null for a query that wants it so', async (_by, body) => {
  respond(401, body);
  const ask = (context?: object) =>
    getClient().admin.access.state.query(undefined, context && { context: { ...context } });
  const error: unknown = await ask().catch((thrown: unknown) => thrown);
  expect(statusOf(error)).toBe(401);
  expect(codeOf(error)).toBe(body.startsWith('[') ? 'UNAUTHORIZED' : undefined);
  expect(await ask({ on401: 'null' })).toBeNull();
});

test('a batch has at most three calls, as many as a visitor may send', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const procedures = new URL(url, 'http://site').pathname.replace('/trpc/', '').split(',');
    sent.push(procedures.join(' '));
    return Response.json(procedures.map(() => ({ result: { data: { posts: [] } } })));
  });
  await Promise.all(Array.from({ length: 7 }, () => getClient().blog.cards.query()));
  expect(sent).toEqual([
    'blog.cards blog.cards blog.cards',
    'blog.cards blog.cards blog.cards',
    'blog.cards',
  ]);
});

function refusal() {
  return { code: 'UNAUTHORIZED', httpStatus: 401 };
}
