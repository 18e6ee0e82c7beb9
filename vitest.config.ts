import { defineConfig } from 'vitest/config';

/** Suites of the server that need no database. */
const pure = [
  'src/server/config.test.ts',
  'src/server/access/weakPasswords.test.ts',
  'src/server/blog/{articlePage,seedArticles}.test.ts',
  'src/server/covers/*.test.ts',
  'src/server/content/*.test.ts',
  'src/server/guides/{builtIn/*,checks,generate,interruptions,jsonMembers,reading,samples,tables,texts,writtenGuide}.test.ts',
  'src/server/http/{clientAddress,contentSecurityPolicy,passwordLimits,timeouts}.test.ts',
  'src/server/operations/startupMessage.test.ts',
  'src/server/pages/head.test.ts',
  'src/server/people/brief/{checks,templateBrief}.test.ts',
  'src/server/webhooks/privateAddresses.test.ts',
  'src/server/whiteboard/{changeQueue,cursors,writers}.test.ts',
  'test/{addLeadField,bench,deployment,docs,prose,structure,styles,testRules}.test.ts',
];

/** Suites that also run on Postgres: their SQL, locks or types differ from SQLite's. */
const onBothDatabases = [
  'src/server/access/accounts/*.test.ts',
  'src/server/access/{basic,passwordGuessing}.test.ts',
  'src/server/blog/{feed,list,revisions}.test.ts',
  'src/server/database/{asciiDomains,database,faults,groupCommit,migrations}.test.ts',
  'src/server/database/idempotency/*.test.ts',
  'src/server/guides/quota.test.ts',
  'src/server/jobs/housekeeping/*.test.ts',
  'src/server/jobs/outbox/{outbox,priority}.test.ts',
  'src/server/leads/{bulk,leads,lists,update}.test.ts',
  'src/server/leads/search/*.test.ts',
  'src/server/mail/{everyEmail,quota}.test.ts',
  'src/server/newsletter/subscribers.test.ts',
  'src/server/notifications/*.test.ts',
  'src/server/operations/backup/*.test.ts',
  'src/server/operations/doctor/database.test.ts',
  'src/server/operations/housekeepingRules.test.ts',
  'src/server/people/*.test.ts',
  'src/server/people/{boards,ownData}/*.test.ts',
  'src/server/people/brief/brief.test.ts',
  'src/server/quiz/{guideFeedback,guideVersions,quiz}.test.ts',
  'src/server/reports/{menu,notificationDigest,trends}.test.ts',
  'src/server/reports/pipeline/*.test.ts',
  'src/server/site/{settings,site}.test.ts',
  'src/server/media/media.test.ts',
  'src/server/trpc/batch.test.ts',
  'src/server/whiteboard/{boardHistory,boardList,demoBoard,meeting,robust,withoutRedis}.test.ts',
  'test/{contract,corpus,personalData,viewerSecrets}.test.ts',
];

const databases = ['sqlite', 'postgres'] as const;

/** Teardown is in the opposite order. */
const globalSetup = ['test/folders.ts', 'test/databases.ts'];

const server = {
  globalSetup,
  setupFiles: 'test/failOnConsoleError.ts',
  // Runs the server as in production: Node strips the types itself.
  experimental: { viteModuleRunner: false },
  isolate: false,
};

export default defineConfig({
  test: {
    // More than the cores of a small machine, because many tests wait.
    maxWorkers: 4,
    // Tests wait for states. These limits only stop a test that hangs, even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 10 } },
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'test/folders.ts',
          isolate: false,
          include: ['src/{shared,client}/**/*.test.ts', ...pure],
        },
      },
      {
        test: {
          name: 'component',
          environment: './test/component/environment.ts',
          globalSetup,
          setupFiles: 'test/failOnConsoleError.ts',
          include: ['src/client/**/*.test.tsx'],
          provide: { database: 'sqlite' },
        },
      },
      {
        test: {
          ...server,
          name: 'sqlite',
          include: ['src/server/**/*.test.ts', 'test/*.test.ts'],
          exclude: pure,
          provide: { database: 'sqlite' },
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          include: onBothDatabases,
          provide: { database: 'postgres' },
        },
      },
      ...databases.map((database) => ({
        test: {
          ...server,
          name: `soak-${database}`,
          include: ['test/soak/**/*.test.ts'],
          // Several processes need Postgres.
          exclude: database === 'sqlite' ? ['test/soak/cluster.test.ts'] : [],
          provide: { database },
          testTimeout: 600_000,
        },
      })),
    ],
  },
});
