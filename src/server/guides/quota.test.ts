import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/app.ts';
import { openDatabase } from '../database/database.ts';
import { GeminiDayEntity } from './entity.ts';
import { consumeQuota } from './quota.ts';

test('the day’s calls are counted by all processes together, and never past the limit', async () => {
  const url = await freshDatabase();
  const first = await openDatabase(url);
  const second = await openDatabase(url);
  const spent = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      consumeQuota((index % 2 ? first : second).em.fork(), 7),
    ),
  );
  expect(spent.filter(Boolean)).toHaveLength(7);
  expect(await first.em.fork().find(GeminiDayEntity, {})).toMatchObject([{ calls: 7 }]);
  expect(await consumeQuota(first.em.fork(), 0)).toBe(false);
  await Promise.all([first.close(), second.close()]);
});
