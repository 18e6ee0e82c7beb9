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

test('a form sent without scripts gets a link back that stays on the site, or the error messages; a tool reads JSON', async () => {
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
  const refused = await app.inject(send({ ...lead, email: 'ada<b>' }));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('email: Must be an email address');
  expect(refused.body).not.toContain('<b>');
  const tool = await app.inject({ ...rest, headers: { ...headers, accept: '*/*' } });
  expect(tool.json()).toMatchObject({ lead });
});
