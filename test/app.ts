import type { FastifyBaseLogger, InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { NewLead } from '../src/shared/leads/lead.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/database/database.ts';
import { builtClient } from '../src/server/pages/client.ts';
import { seedBlog } from '../src/server/operations/seed.ts';
import type { Timeouts } from '../src/server/http/timeouts.ts';
import { geminiServer } from './gemini.ts';
import { startMailgun } from './mailgun.ts';
import { bearer, ownPage, password, quickHash, token } from './credentials.ts';
import { query, withName } from './postgres.ts';
import './recordCalls.ts';
import { lead } from './submissions.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export { bearer, closed, ownPage, password, quickHash, token } from './credentials.ts';
export { lead, quiz } from './submissions.ts';

type Options = {
  /** Variables that differ from those of production. */
  environment?: Record<string, string>;
  isSeeded?: boolean;
  /** URL of a database that already exists. */
  url?: string;
  logger?: FastifyBaseLogger;
  /** Defaults to those of production; set for tests that wait for a timeout. */
  timeouts?: Timeouts;
};

/** The address that receives lead notifications. */
export const notified = 'agency@example.com';

const { environment: mailgunEnvironment } = await startMailgun();
const gemini = await geminiServer('ok');
/** The configuration of production. All tests of a process share the third parties' stand-ins. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  DRAIN_SECONDS: '0',
  ADMIN_PASSWORD: quickHash,
  API_TOKENS: token,
  LEAD_NOTIFY_EMAIL: notified,
  GEMINI_API_KEY: 'a-secret-key',
  GEMINI_BASE_URL: gemini.url,
  ...mailgunEnvironment,
};
/** Unsets every variable of `production`; an empty variable counts as unset. */
export const unconfigured = Object.fromEntries(Object.keys(production).map((name) => [name, '']));
/** Production without Mailgun, so that emails stay in the outbox. */
export const withoutMail = { MAILGUN_API_KEY: '', MAILGUN_DOMAIN: '', MAILGUN_BASE_URL: '' };
/** Production without Gemini, so that the built-in writer writes. */
export const withoutGemini = { GEMINI_API_KEY: '', GEMINI_BASE_URL: '' };
export const basic = (word: string) => ({
  authorization: `Basic ${Buffer.from(`admin:${word}`).toString('base64')}`,
});

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/**
 * The real app in the configuration of production, on a fresh database of the suite's kind:
 * `await using app = await testApp()`.
 */
export async function testApp(options: Options = {}) {
  const { environment = {}, isSeeded = false, logger, timeouts } = options;
  const url = options.url ?? (await freshDatabase());
  const config = readConfig({
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    READS_PER_ADDRESS: '1000000',
    UPLOADS_DIR: environment.UPLOADS_DIR ?? join(temporaryFolder(), 'uploads'),
    BACKUP_DIR: environment.BACKUP_DIR ?? join(temporaryFolder(), 'backups'),
    ...production,
    ...environment,
  });
  const orm = await openDatabase(url, timeouts);
  if (isSeeded) await seedBlog(orm.em.fork());
  const app = await buildApp({ orm, config, client: await builtClient('dist'), logger, timeouts });
  return {
    app,
    orm,
    outbox: app.outbox,
    url,
    config,
    inject: (options: InjectOptions | string) => app.inject(options),
    post: (path: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: path,
        payload,
        // The default is the name of a bot.
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', ...headers },
      }),
    /** Calls a query of tRPC, by default with a token of an admin. */
    query: (procedure: string, input: object = {}, headers: Record<string, string> = bearer) => {
      const encoded = encodeURIComponent(JSON.stringify(input));
      return app.inject({ url: `/trpc/${procedure}?input=${encoded}`, headers });
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await orm.close();
    },
  };
}

/** Creates a migrated, empty database for one test and returns its URL. */
export async function freshDatabase() {
  const template = inject('template');
  if (inject('database') === 'postgres')
    return newPostgres(template, `template ${new URL(template).pathname.slice(1)}`);
  const file = template.replace('template.db', `${randomUUID()}.db`);
  copyFileSync(template, file);
  return `sqlite:${file}`;
}

/** Returns the URL of a new database without tables. */
export async function emptyDatabase() {
  const template = inject('template');
  if (inject('database') === 'postgres') return newPostgres(template);
  return `sqlite:${template.replace('template.db', `${randomUUID()}/site.db`)}`;
}

async function newPostgres(template: string, options = '') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(withName(template, 'postgres'), `create database ${name} ${options}`);
  return withName(template, name);
}

/** The same lead with the fields that it does not send, in the order of the schema. */
export const wholeLead = NewLead.parse(lead);

/** The fields that a bot adds when it fills every field of a form. */
export const filledHoneypot = { contact_me_by_fax: 'https://spam.example' };

export type InvalidField = [field: string, value: unknown, message: string];

/** Posts each invalid field of an input and expects a 400 that names it. */
export async function expectRejections(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  input: object,
  fields: readonly InvalidField[],
) {
  for (const [index, [field, value, message]] of fields.entries()) {
    const response = await app.inject({
      method: 'POST',
      url,
      payload: { ...input, [field]: value },
      // A different address for each call avoids the rate limit.
      remoteAddress: `10.0.0.${index}`,
    });
    expect([field, value, response.statusCode]).toEqual([field, value, 400]);
    expect(response.json().message).toMatch(new RegExp(`^${field}: ${message}`));
  }
}

type AuditEntry = { kind: string; actor: string; address: string; objectName: string | null };

/** Returns the audit log, newest first. */
export async function auditLog(server: Pick<TestApp, 'query'>): Promise<AuditEntry[]> {
  return (await server.query('admin.access.audit')).json().result.data.entries;
}

/** Returns the event kinds of the audit log, newest first. */
export const auditKinds = async (server: Pick<TestApp, 'query'>) =>
  (await auditLog(server)).map(({ kind }) => kind);

/** Signs in with the test password and returns the headers of the session. */
export async function signIn(server: Pick<TestApp, 'post'>, headers: Record<string, string> = {}) {
  const response = await server.post(
    '/trpc/admin.access.signIn',
    { password },
    { ...ownPage, ...headers },
  );
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  return { ...ownPage, ...headers, cookie };
}
