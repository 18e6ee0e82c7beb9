import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../test/e2e/chromium.ts';
import { startServer } from '../../test/process.ts';

/** The newest build of the site on a database of its own, and a browser to look at it with. */
export async function openSite(options: LaunchOptions = {}) {
  const build = spawnSync(process.execPath, ['build.ts', '--if-stale'], { stdio: 'inherit' });
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
    // It may run as root, where Chromium has no sandbox.
    args: ['--no-sandbox', ...args],
    ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
    ...options,
  });
}
