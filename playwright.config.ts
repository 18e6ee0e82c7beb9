import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './test/e2e/chromium.ts';

// Workers load this file too and inherit what the first process chose.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'roi-e2e-'));
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const { executablePath, libraries } = findChromium();
const origin = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/test/playwright',
  // For a busy machine: no promise of the product.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may lose a race once; what passes at the second try is listed as flaky.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json']],
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath,
      // The tests may run as root, where Chromium has no sandbox.
      args: ['--no-sandbox'],
      ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
    },
  },
  webServer: {
    command: 'node src/server/main.ts',
    url: `${origin}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      DATABASE_URL: `sqlite:${process.env.E2E_DATA}/site.db`,
      UPLOADS_DIR: `${process.env.E2E_DATA}/uploads`,
      LOG_LEVEL: 'warn',
    },
  },
});
