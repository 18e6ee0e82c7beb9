import { defineConfig } from 'vitest/config';

const behaviour = ['src/server/**/*.test.ts', 'test/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: 'test/databases.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine may lose a race once; what fails twice is wrong.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,client}/**/*.test.ts', 'test/structure.test.ts'],
        },
      },
      ...(['sqlite', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: database,
          include: behaviour,
          exclude: ['test/structure.test.ts'],
          provide: { database },
          setupFiles: 'test/quiet.ts',
        },
      })),
    ],
  },
});
