import { expect, test } from 'vitest';
import { bearer, testApp } from '../../../test/app.ts';

const open = () => testApp();
type Server = Awaited<ReturnType<typeof open>>;

const call = async (server: Server, path: string, input: object) => {
  const response = await server.post(`/trpc/webhooks.${path}`, input, bearer);
  return { status: response.statusCode, body: response.body };
};

test.each([
  [{ name: 'C\0RM' }, 'name: Must not contain the NUL character'],
  [{ name: ' ' }, 'name: Required'],
  [{ url: 'https://example.com/\0' }, 'url: Must not contain the NUL character'],
  [{ url: 'ftp://example.com' }, 'url: Must be an address such as'],
  [{ events: Array(5000).fill('lead.created') }, 'events: Must have at most 3 events'],
  [{ events: ['lead.created', 'lead.created'] }, 'events: Must name each event once'],
  [{ events: ['lead.lost'] }, 'events.0: Must be one of lead.created'],
])('rejects %j with a message', async (fields, sentence) => {
  await using server = await open();
  const hook = { name: 'CRM', url: 'https://example.com/hook', events: ['lead.created'] };
  const { status, body } = await call(server, 'create', { ...hook, ...fields });
  expect(status).toBe(400);
  expect(JSON.parse(body).error.message).toContain(sentence);
});

test.each([
  ['url', { url: 'ftp://example.com' }],
  ['url', { url: 'https://user:word@example.com' }],
  ['url', { url: 'example.com' }],
  ['name', { name: ' ' }],
  ['events', { events: [] }],
])('rejects an invalid %s by name', async (field, wrong) => {
  await using server = await open();
  const input = { name: 'CRM', url: 'https://example.com/', events: ['lead.created'], ...wrong };
  const { status, body } = await call(server, 'create', input);
  expect(status).toBe(400);
  expect(JSON.parse(body).error.message).toMatch(new RegExp(`^${field}: `));
});
