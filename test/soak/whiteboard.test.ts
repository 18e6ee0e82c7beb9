import { expect, test } from 'vitest';
import { freshDatabase } from '../app.ts';
import { chaos } from '../whiteboard/chaos.ts';
import { hasRedis, noRedis, startRedis } from '../whiteboard/redis.ts';
import { soakSeconds } from './seconds.ts';

// A quarter of the time each: one and two processes, on both databases.
const quarter = { seconds: soakSeconds / 4, clients: 20 };

const nothingLost = {
  numbersWithoutOne: 0,
  numbersTwice: 0,
  unacked: 0,
  clientsThatDiffer: 0,
  meetingsThatDiffer: 0,
  databaseDiffers: false,
  endedInOrder: true,
};

/** Sections, votes, the timer, restores and locks took part. */
function expectEveryKind(counts: Awaited<ReturnType<typeof chaos>>) {
  expect(counts.sectionChanges).toBeGreaterThan(10);
  expect(counts.votes).toBeGreaterThan(10);
  expect(counts.meetingVersion).toBeGreaterThan(5);
  expect(counts.restores).toBeGreaterThan(0);
  expect(counts.facilitated).toBeGreaterThan(10);
  expect(counts.locks).toBeGreaterThan(5);
}

test('W8, W14 broken connections and a killed server lose nothing', async () => {
  const counts = await chaos({ ...quarter, processes: 1, databaseUrl: await freshDatabase() });
  expect(counts).toMatchObject(nothingLost);
  expect(counts.acked).toBeGreaterThan(100);
  expect(counts.kills).toBeGreaterThan(0);
  expectEveryKind(counts);
});

if (!hasRedis()) console.warn(`Two processes behind one Redis are not tested: ${noRedis}.`);

test.skipIf(!hasRedis())(
  'W6, W8, W14 chaos on two processes behind one Redis loses nothing',
  async () => {
    const redis = await startRedis();
    const databaseUrl = await freshDatabase();
    const counts = await chaos({ ...quarter, processes: 2, databaseUrl, redisUrl: redis.url });
    expect(counts).toMatchObject(nothingLost);
    expect(counts.acked).toBeGreaterThan(100);
    expectEveryKind(counts);
    await redis.stop();
  },
);
