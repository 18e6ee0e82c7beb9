import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../../test/e2e/chromium.ts';
import { startServer } from '../../../test/process.ts';

/** Starts the current build of the site on a new database, and a browser. */
export async function openSite(options: LaunchOptions = {}) {
  const build = spawnSync(process.execPath, ['tools/build.ts', '--if-stale'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The client could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
  const environment = { DATABASE_URL: `sqlite:${folder}/site.db`, LOG_LEVEL: 'silent' };
  const server = await startServer({ environment });
  const close = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const browser = await launch(options);
    return {
      url: server.url,
      browser,
      [Symbol.asyncDispose]: async () => {
        await browser.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

function launch({ args = [], ...options }: LaunchOptions): Promise<Browser> {
  const { executablePath, libraries } = findChromium();
  return chromium.launch({
    executablePath,
    // As root, Chromium cannot use its sandbox.
    args: ['--no-sandbox', ...args],
    ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
    ...options,
  });
}
