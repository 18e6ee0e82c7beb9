import { version } from 'uuid';
import { expect, test } from 'vitest';
import { uuid } from './uuid.ts';

test('ids are UUIDs of version 7 that increase', () => {
  const startedAt = Date.now();
  const ids = Array.from({ length: 10_000 }, uuid);
  expect(ids.filter((id) => version(id) !== 7)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  const time = Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16);
  expect(time).toBeGreaterThanOrEqual(startedAt);
});
