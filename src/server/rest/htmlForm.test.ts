import { expect, test } from 'vitest';
import { lead, testApp } from '../../../test/app.ts';
import { LeadEntity } from '../leads/entity.ts';

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

test('a form sent without scripts leads to a confirmation that stores nothing when it is reloaded', async () => {
  await using app = await testApp();
  const sent = await app.inject(send(lead));
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/message-sent']);
  for (let times = 0; times < 2; times++) {
    const page = await app.inject({ url: '/message-sent', headers: { referer: browser.referer } });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('<h1>Message Sent!</h1>');
  }
  expect(await app.orm.em.fork().count(LeadEntity)).toBe(1);
});

test('a form sent without scripts gets a link back that stays on the site, or the error messages; a tool reads JSON', async () => {
  await using app = await testApp();
  for (const [referer, href] of [
    ['http://localhost/contact?x=1', '/contact'],
    ['http://localhost//evil.example/x', '/evil.example/x'],
    ['http://localhost///evil.example', '/evil.example'],
    ['http://localhost/\\\\evil.example', '/evil.example'],
    ['https://evil.example/contact', '/'],
    ['javascript:alert(1)', '/'],
    ['nonsense', '/'],
  ]) {
    const headers = { host: browser.host, referer };
    const response = await app.inject({ url: '/message-sent', headers });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect([referer, /<p><a href="([^"]*)"/.exec(response.body)?.[1]]).toEqual([referer, href]);
  }
  const refused = await app.inject(send({ ...lead, email: 'ada<b>' }));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('email: Must be an email address');
  expect(refused.body).not.toContain('<b>');
  expect(/<p><a href="([^"]*)"/.exec(refused.body)?.[1]).toBe('/contact');
  const tool = await app.inject({ ...send(lead), headers: { ...browser, accept: '*/*' } });
  expect(tool.statusCode).toBe(201);
  expect(tool.json()).toMatchObject({ lead });
});
