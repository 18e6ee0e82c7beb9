import type { FastifyBaseLogger } from 'fastify';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { removeLeftovers } from './operations/backup/scratch.ts';
import { credentialProblems } from './access/credentialProblems.ts';
import { type Config, readEnvironment, root, withoutPassword } from './config.ts';
import { contentPath, setContentFolder } from './content/folder.ts';
import { openDatabase } from './database/database.ts';
import { errorText } from '../shared/errorText.ts';
import { databaseUnavailable } from './http/errors.ts';
import { createLog } from './http/log.ts';
import { builtClient, type ClientBuild } from './pages/client.ts';
import { rejectFiles } from './operations/doctor/folders.ts';
import { loadContent, reloadContent } from './operations/liveContent.ts';
import { exitWithParent } from './operations/exitWithParent.ts';
import { seedBlog, seedSamples } from './operations/seed.ts';
import { startupMessage } from './operations/startupMessage.ts';
import { showPublished } from './site/published.ts';
import { type Timeouts, timeouts as productionTimeouts } from './http/timeouts.ts';

const isDevelopment = process.argv.includes('--dev');
const developmentTimeouts = { ...productionTimeouts, outboxAttemptGrace: 0 };

/** Environment → database → app → listen → graceful stop. */
export async function start(
  timeouts: Timeouts = isDevelopment ? developmentTimeouts : productionTimeouts,
) {
  const config = readEnvironment(credentialProblems);
  // Everything the server writes is private to this user: files 0600, folders 0700.
  process.umask(0o077);
  setContentFolder(config.CONTENT_DIR);
  loadContent();
  const logger = createLog(config.LOG_LEVEL);
  await rejectFiles(config);
  const orm = await openConfiguredDatabase({ config, timeouts, logger });
  await removeLeftovers(config).catch((err: unknown) =>
    logger.warn({ err }, 'what killed backups and restores left was not removed'),
  );
  await showPublished(orm.em.fork());
  await seedBlog(orm.em.fork());
  if (isDevelopment) await seedSamples(orm.em.fork());
  const client = await loadClient(config);
  const app = await buildApp({ orm, config, client, logger, timeouts });
  process.on('SIGHUP', () => reloadContent(logger));
  if (isDevelopment) watchContent(logger, client);
  await listen(app, config);
  process.stdout.write(startupMessage(config));

  const stop = async () => {
    // The process exits even when something hangs.
    setTimeout(() => process.exit(0), timeouts.stop);
    app.drain();
    await wait(drainSeconds(config) * 1000);
    const timer = setTimeout(() => app.server.closeAllConnections(), timeouts.responseGrace);
    // A connection kept alive after the last response would delay the shutdown.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    // An aborted call may never release its connection to Postgres.
    await Promise.race([orm.close(), wait(timeouts.databaseClose)]);
    clearTimeout(timer);
    clearInterval(sweep);
    process.exit(0);
  };
  let stopped: Promise<void> | undefined;
  // Ctrl-C reaches the server from the terminal and again from its parent.
  const stopOnce = () => void (stopped ??= stop());
  process.once('SIGTERM', stopOnce);
  process.once('SIGINT', stopOnce);
  // npm's shell exits on a signal without forwarding it.
  if (process.argv.includes('--with-parent')) exitWithParent(stopOnce);
}

type DatabaseOptions = { config: Config; timeouts: Timeouts; logger: FastifyBaseLogger };

/** Waits for a Postgres that starts at the same time, or after a failure of the machine. */
async function openConfiguredDatabase({ config, timeouts, logger }: DatabaseOptions) {
  const { DATABASE_URL: url } = config;
  const name = `DATABASE_URL is "${withoutPassword(url)}", but this database`;
  let end: number | undefined;
  const backUp = async () => {
    // Imported here, so that other starts need not load it.
    const { createBackup } = await import('./operations/backup/backup.ts');
    const { archive } = await createBackup(config, 'before-migration');
    logger.info(`Backed up the database to ${archive} before its migration.`);
  };
  for (;;) {
    try {
      return await openDatabase(url, timeouts, backUp);
    } catch (cause) {
      const isTemporary = url.startsWith('postgres') && databaseUnavailable(cause);
      if (!isTemporary || (end && performance.now() > end))
        throw new Error(`${name} cannot be opened: ${errorText(cause)}`, { cause });
      if (!end)
        logger.warn(
          `${name} is not available: ${errorText(cause)} Waiting for it for up to ${timeouts.databaseStart / 1000} seconds.`,
        );
      end ??= performance.now() + timeouts.databaseStart;
      await wait(timeouts.databaseStartPause);
    }
  }
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

/** How long a stopping server accepts requests, until proxies have noticed `/readyz`. */
const drainSeconds = ({ DRAIN_SECONDS, NODE_ENV }: Config) =>
  DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0);

/** Shows an edit of a content file in the open pages; an editor may write it in several steps. */
function watchContent(log: FastifyBaseLogger, { reloadPages }: ClientBuild) {
  let debounce: NodeJS.Timeout | undefined;
  const reload = () => {
    reloadContent(log);
    reloadPages?.();
  };
  watch(contentPath(''), { recursive: true }, () => {
    clearTimeout(debounce);
    debounce = setTimeout(reload, 50);
  });
}

async function loadClient({ PORT: port }: Config): Promise<ClientBuild> {
  if (!isDevelopment) return builtClient(join(root, 'dist'));
  // Imported here, so that production needs no bundler.
  const { viteClient } = await import('./pages/viteClient.ts');
  return viteClient(join(root, `.cache/vite/${port}`));
}
