import { afterEach, expect, test, vi } from 'vitest';
import { callsOfThisTab, oncePer } from './calls.ts';

afterEach(() => void vi.unstubAllGlobals());

const lead = { firstName: 'A', lastName: 'B', email: 'a@example.com', company: '', revenue: '' };
const send = () =>
  callsOfThisTab().leads.create.mutate(
    { ...lead, leadType: 'inquiry', attribution: undefined },
    oncePer('a key'),
  );
const answer = (status: number, body: string, statusText = '') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, statusText }));

test.each([
  [502, '<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>'],
  [500, '{}', '500: {}'],
  [503, '', '503: Service Unavailable'],
])(
  'an answer with %i that no procedure gave is an error with its status and text',
  async (status, body, message) => {
    answer(status, body, 'Service Unavailable');
    await expect(send()).rejects.toThrow(message);
  },
);

test('what a procedure says is wrong is an error with its status, too', async () => {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429 };
  answer(429, JSON.stringify({ error: { message: 'Try again later.', code: -32029, data } }));
  await expect(send()).rejects.toThrow('429: Try again later.');
});
