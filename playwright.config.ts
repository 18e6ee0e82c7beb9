import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './test/e2e/chromium.ts';

export default defineConfig({
  outputDir: '.cache/test/playwright',
  // Tests wait for states. These limits only stop a test that hangs, even on a busy machine.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // More than the cores of a small machine, because pages also wait. A slowed-down one keeps a core busy.
  workers: process.env.SLOWDOWN ? 2 : 4,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  projects: [
    { name: 'e2e', testDir: 'test/e2e' },
    { name: 'soak', testDir: 'test/soak', workers: 1 },
  ],
  use: {
    // The name of a headless browser is that of a bot, whose visits are not counted.
    userAgent: devices['Desktop Chrome'].userAgent,
    // Tests of motion enable it.
    reducedMotion: 'reduce',
    launchOptions: {
      ...findChromium(),
      // Chromium has no sandbox as root. Pages live only for seconds, so compilation is kept minimal.
      args: ['--no-sandbox', '--js-flags=--max-lazy --single-threaded'],
    },
  },
});
