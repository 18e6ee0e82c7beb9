import { onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/database/database.ts';
import { OutboxEntity } from '../../src/server/jobs/outbox/entity.ts';
import { freshDatabase } from '../app.ts';
import { startMailgun } from '../mailgun.ts';
import { startServer } from '../process.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A database, a local Mailgun server, and any number of site processes, until the test ends. */
export async function mailingSite(more: Record<string, string>) {
  const url = await freshDatabase();
  const cwd = temporaryFolder();
  const mailgun = await startMailgun();
  onTestFinished(() => mailgun[Symbol.asyncDispose]());
  const orm = await openDatabase(url);
  onTestFinished(() => orm.close());
  return {
    mailgun,
    orm,
    start: async () => {
      const environment = { DATABASE_URL: url, ...mailgun.environment, ...more };
      const server = await startServer({ environment, cwd });
      onTestFinished(async () => {
        server.kill('SIGKILL');
        await server.ended();
      });
      return server;
    },
    /** Expires the lease of a dead process without waiting. */
    makeDue: () =>
      orm.em.fork().nativeUpdate(OutboxEntity, { state: 'waiting' }, { dueAt: new Date(0) }),
  };
}
