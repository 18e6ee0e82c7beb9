import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the npm package's browser, unpacked once for all runs. */
const CACHE = resolve('.cache/chromium');
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Options to start a Chromium; `env` is set if it has its own shared libraries. */
type Browser = { executablePath: string; env?: NodeJS.ProcessEnv };

/**
 * Returns Chromium from CHROME_PATH, Playwright, the npm package or the system.
 * @throws Error with instructions if there is none.
 */
export function findChromium(): Browser {
  const named = process.env.CHROME_PATH;
  if (named) return { executablePath: named };
  const own = chromium.executablePath();
  if (existsSync(own)) return { executablePath: own };
  const packaged = unpackChromium();
  if (packaged) return packaged;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return { executablePath: system };
  throw new Error('No Chromium found: set CHROME_PATH, or run "npx playwright install chromium".');
}

function unpackChromium(): Browser | undefined {
  mkdirSync(CACHE, { recursive: true });
  const executablePath = `${CACHE}/chromium`;
  if (!existsSync(executablePath)) {
    // The package unpacks into the temporary folder, and its libraries only if it detects AWS Lambda.
    const env = { ...process.env, TMPDIR: CACHE, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    const script =
      "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath();";
    spawnSync('node', ['--input-type=module', '-e', script], { env, stdio: 'inherit' });
  }
  if (canStart(executablePath)) return { executablePath };
  const env = { ...process.env, LD_LIBRARY_PATH: `${CACHE}/al2023/lib` };
  return canStart(executablePath, env) ? { executablePath, env } : undefined;
}

function canStart(executablePath: string, env?: NodeJS.ProcessEnv) {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { env }).status === 0;
}
