import { expect, test } from 'vitest';
import { lead, testApp } from '../../../test/app.ts';

const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  host: 'localhost',
  referer: 'http://localhost/contact?x=1',
};
const send = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  url: '/api/leads',
  headers: browser,
  payload: new URLSearchParams(fields).toString(),
});

test('the link back stays on the site', async () => {
  await using app = await testApp();
  const { headers, ...rest } = send(lead);
  for (const [referer, href] of [
    ['http://localhost/contact?x=1', '/contact'],
    ['http://localhost//evil.example/x', '/evil.example/x'],
    ['http://localhost///evil.example', '/evil.example'],
    ['http://localhost/\\\\evil.example', '/evil.example'],
    ['https://evil.example/contact', '/'],
    ['javascript:alert(1)', '/'],
    ['nonsense', '/'],
  ]) {
    const response = await app.inject({ ...rest, headers: { ...headers, referer } });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect([referer, /<p><a href="([^"]*)"/.exec(response.body)?.[1]]).toEqual([referer, href]);
  }
});

test('a form sent without scripts gets the error messages', async () => {
  await using app = await testApp();
  const response = await app.inject(send({ ...lead, email: 'ada<b>' }));
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('email: Must be an email address');
  expect(response.body).not.toContain('<b>');
});

test('a tool that sends the same form reads JSON', async () => {
  await using app = await testApp();
  const { headers, ...rest } = send(lead);
  const response = await app.inject({ ...rest, headers: { ...headers, accept: '*/*' } });
  expect(response.json()).toMatchObject({ lead });
});
