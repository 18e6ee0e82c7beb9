import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { dropOldAudit } from './audit/service.ts';
import { type Config, readEnvironment } from './config.ts';
import { openDatabase } from './database.ts';
import { dropExpiredKeys } from './idempotency/service.ts';
import { createLog } from './log.ts';
import { builtClient, type Client } from './pages/client.ts';
import { seedBlog, seedSamples } from './seed.ts';
import { dropOldDeliveries } from './webhooks/service.ts';
import { startupText } from './startupText.ts';

/** How long answers under way may take after SIGTERM. */
const GRACE = 10_000;
/** Milliseconds for the database to let go. */
const CLOSING = 2000;

const isDevelopment = process.argv.includes('--dev');
const root = new URL('../..', import.meta.url).pathname;

/** Environment → database → app → listen → graceful stop. */
export async function start() {
  const config = readEnvironment();
  const logger = createLog(config.LOG_LEVEL);
  const orm = await openDatabase(config.DATABASE_URL);
  await seedBlog(orm.em.fork());
  if (isDevelopment) await seedSamples(orm.em.fork());
  await dropExpiredKeys(orm.em.fork());
  await dropOldDeliveries(orm.em.fork());
  await dropOldAudit(orm.em.fork());
  const app = await buildApp({ orm, config, client: await client(), logger });
  await listen(app, config);
  process.stdout.write(startupText(config));

  const stop = async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), GRACE);
    // A connection kept alive after the last answer would hold the end up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    // A call that was cut off may hold a connection to Postgres which never comes back.
    await Promise.race([orm.close(), wait(CLOSING)]);
    clearTimeout(timer);
    clearInterval(sweep);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  if (process.argv.includes('--with-parent')) whenOrphaned(() => void stop());
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { PORT, HOST }: Config) {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(
      `PORT is ${PORT}, but another program listens there already. Stop that one, or set PORT to another number.`,
      { cause: error },
    );
  }
}

/** npm passes a signal to its shell, which dies of it and tells nobody: then the server stops too. */
function whenOrphaned(stop: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

async function client(): Promise<Client> {
  if (!isDevelopment) return builtClient(`${root}/dist`);
  // Only now, so that production needs no bundler.
  const { viteClient } = await import('./pages/viteClient.ts');
  return viteClient();
}
