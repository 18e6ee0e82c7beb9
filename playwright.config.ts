import { defineConfig } from '@playwright/test';
import { findChromium } from './test/e2e/chromium.ts';

const { executablePath, libraries } = findChromium();

export default defineConfig({
  outputDir: '.cache/test/playwright',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, as pages wait as well.
  workers: 3,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  projects: [
    { name: 'e2e', testDir: 'test/e2e' },
    { name: 'soak', testDir: 'test/soak', timeout: 180_000, workers: 1 },
  ],
  use: {
    // Motion costs time and cores; tests that are about motion ask for it.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath,
      // The tests may run as root, where Chromium has no sandbox. Pages live for seconds on cores that
      // are busy with other pages, so scripts are compiled late and without threads of their own.
      args: ['--no-sandbox', '--js-flags=--max-lazy --single-threaded'],
      ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
    },
  },
});
