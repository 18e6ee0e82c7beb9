import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startupText } from './startupText.ts';

const mailgun = { MAILGUN_API_KEY: 'key', MAILGUN_DOMAIN: 'mg.example.com' };
const emailLine = (environment: Record<string, string>) =>
  startupText(readConfig(environment))
    .split('\n')
    .find((line) => line.trim().startsWith('Email'));

test('the start says when mails would lead their readers to localhost', () => {
  expect(emailLine({})).toContain('mails wait in the outbox');
  expect(emailLine(mailgun)).toMatch(/@mg\.example\.com>, with links to .*PUBLIC_URL is not set/);
  expect(emailLine({ ...mailgun, PUBLIC_URL: 'https://www.example.com' })).toMatch(/com>$/);
});
