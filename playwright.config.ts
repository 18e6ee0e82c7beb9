import { defineConfig } from '@playwright/test';
import { findChromium } from './test/e2e/chromium.ts';

const { executablePath, libraries } = findChromium();

export default defineConfig({
  outputDir: '.cache/test/playwright',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json']],
  projects: [
    { name: 'e2e', testDir: 'test/e2e' },
    { name: 'soak', testDir: 'test/soak', timeout: 180_000, workers: 1 },
  ],
  use: {
    // Motion costs time and cores; tests that are about motion ask for it.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath,
      // The tests may run as root, where Chromium has no sandbox. Pages live for seconds, so optimizing
      // their scripts costs more than it saves.
      args: ['--no-sandbox', '--js-flags=--no-opt --max-lazy'],
      ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
    },
  },
});
