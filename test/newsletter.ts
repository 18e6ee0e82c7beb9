import { OutboxEntity } from '../src/server/jobs/outbox/entity.ts';
import { MailRecipientEntity } from '../src/server/mail/entity.ts';
import { SubscriberEntity } from '../src/server/newsletter/entity.ts';
import { testApp, withoutMail } from './app.ts';

export type Server = Awaited<ReturnType<typeof testApp>>;
export const publicUrl = 'https://www.example.com';
export const openNewsletter = () =>
  testApp({ environment: { PUBLIC_URL: publicUrl, ...withoutMail } });
export const ada = 'ada@example.com';

export const subscribe = (server: Server, email: string, more: object = {}) =>
  server.post('/trpc/newsletter.subscribe', { email, ...more });
export const rows = (server: Server) =>
  server.orm.em.fork().find(SubscriberEntity, {}, { orderBy: { id: 'asc' } });
export const rowOf = (server: Server, emailKey = ada) =>
  server.orm.em.fork().findOneOrFail(SubscriberEntity, { emailKey });
export const mails = (server: Server) =>
  server.orm.em.fork().find(OutboxEntity, {}, { orderBy: { id: 'asc' } });

/** Returns the links of the newest email to an address. */
export async function links(server: Server) {
  const written = (await mails(server)).filter(({ kind }) => kind === 'mail');
  const text = JSON.stringify(written.at(-1)?.payload);
  const path = (purpose: string) =>
    new RegExp(`${publicUrl}(/newsletter/${purpose}/[\\w-]{32})`).exec(text)?.[1] ?? '';
  return { confirm: path('confirm'), unsubscribe: path('unsubscribe') };
}
/** Subscribes and returns the links of the email. */
export async function asked(server: Server) {
  await subscribe(server, ada);
  return links(server);
}
/** Submits the form of the page at `path`. */
export async function press(server: Server, path: string) {
  const [, , purpose, token] = path.split('/');
  const response = await server.post('/trpc/newsletter.follow', { purpose, token });
  return response.json().result.data.state;
}
/** Shifts all timestamps into the past and marks emails as sent. */
export async function pass(server: Server, milliseconds: number) {
  const row = await rowOf(server);
  const earlier = (date: Date | null) => date && new Date(date.getTime() - milliseconds);
  const em = server.orm.em.fork();
  const sent = await em.find(OutboxEntity, { aboutId: row.id });
  const mailedAt = earlier(row.mailedAt);
  await em.nativeUpdate(SubscriberEntity, { id: row.id }, { mailedAt });
  for (const mail of sent) {
    mail.key = mail.key.replace(/\d+$/, (time) => `${Number(time) - milliseconds}`);
    mail.settledAt = earlier(mail.settledAt ?? new Date());
    mail.state = 'done';
  }
  const recipients = await em.find(MailRecipientEntity, {});
  for (const one of recipients) one.sentAt = one.sentAt.map((at) => at - milliseconds);
  await em.flush();
}
