import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startupMessage } from './startupMessage.ts';

const mailgun = { MAILGUN_API_KEY: 'key', MAILGUN_DOMAIN: 'mg.example.com' };
const emailLine = (environment: Record<string, string>) =>
  startupMessage(readConfig(environment))
    .split('\n')
    .find((line) => line.trim().startsWith('Email'));

test('the startup message warns of a weak password and of short tokens', () => {
  const text = startupMessage(readConfig({ ADMIN_PASSWORD: 'hunter2', API_TOKENS: 'short' }));
  expect(text).toContain('Warning: ADMIN_PASSWORD is a value not shown here');
  expect(text).toContain('Warning: API_TOKENS has a token');
  expect(text).not.toMatch(/hunter2/);
});

test.each<[Record<string, string>, RegExp]>([
  [{}, /open at .* on this machine only .* a tunnel or proxy .* opens it to anyone/],
  [{ HOST: '0.0.0.0' }, /closed: set ADMIN_PASSWORD/],
  [{ PUBLIC_URL: 'https://www.example.com' }, /closed: set ADMIN_PASSWORD/],
  [{ ADMIN_PASSWORD: 'twelve chars' }, /needs the password or a token/],
])('with %j the startup message says who can access the admin', (environment, sentence) => {
  expect(startupMessage(readConfig(environment))).toMatch(sentence);
});

test('the startup message warns when emails would link to localhost', () => {
  expect(emailLine({})).toContain('mails wait in the outbox');
  expect(emailLine(mailgun)).toMatch(/@mg\.example\.com>, with links to .*PUBLIC_URL is not set/);
  expect(emailLine({ ...mailgun, PUBLIC_URL: 'https://www.example.com' })).toMatch(/com>$/);
});
