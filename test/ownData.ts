import { expect } from 'vitest';
import { createOwnDataToken } from '../src/server/people/ownData/tokens.ts';
import { MailRecipientEntity } from '../src/server/mail/entity.ts';
import { OutboxEntity } from '../src/server/jobs/outbox/entity.ts';
import { bearer, filledHoneypot, lead, quiz, testApp } from './app.ts';
import { startMailgun } from './mailgun.ts';
import { patient } from './timeouts.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
export const email = lead.email;
const publicUrl = 'https://www.example.com';
export const ofOther = { ...lead, email: 'grace@example.com', company: 'Navy' };

export async function openSite() {
  const mailgun = await startMailgun();
  const environment = { ...mailgun.environment, PUBLIC_URL: publicUrl };
  const server = await testApp({ environment, timeouts: patient });
  return {
    server,
    mailgun,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await mailgun[Symbol.asyncDispose]();
    },
  };
}

export const ask = (server: Server, address: string, more: object = {}) =>
  server.post('/trpc/privacy.requestLink', { email: address, ...more });
export const ownMails = (server: Server) =>
  server.orm.em.fork().find(OutboxEntity, { kind: 'own-data-mail' }, { orderBy: { id: 'asc' } });

/** Sends the newest answer to a request. */
export async function deliver(server: Server) {
  const row = (await ownMails(server)).at(-1);
  expect(await server.outbox.runNow(row?.key ?? '', 120_000)).toBe('done');
}
/** Forgets how often an address was written to. */
export const resetQuota = (server: Server) =>
  server.orm.em.fork().nativeDelete(MailRecipientEntity, {});

export const newToken = (server: Server, emailKey = email) =>
  createOwnDataToken(server.orm.em.fork(), { emailKey, requestedAt: new Date() });

export async function see(server: Server, token: string) {
  const response = await server.query('privacy.me', { token }, {});
  return response.json().result?.data;
}
export const change = (server: Server, name: string, input: object) =>
  server.post(`/trpc/privacy.${name}`, input);
export const download = (server: Server, token: string) =>
  server.inject({
    method: 'POST',
    url: '/privacy/me/download',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });

/** Stores a lead with a note, suspected spam, a quiz response with its board, and a subscription. */
export async function storeEverything(server: Server) {
  const response = await server.post('/api/leads', lead);
  const { id } = response.json().lead;
  await server.post('/trpc/leads.addNote', { id, note: 'Called <b>her</b>' }, bearer);
  await server.post('/trpc/leads.create', { ...lead, email: 'ADA@example.com', ...filledHoneypot });
  await server.post('/api/quiz', quiz, bearer);
  await server.post('/trpc/newsletter.subscribe', { email });
  await server.post('/api/leads', ofOther);
  return { leadId: String(id) };
}
