import { expect, test } from 'vitest';
import { publicPaths } from './paths.ts';

test('every public path is listed once, without anchor or slash at the end', () => {
  expect(new Set(publicPaths).size).toBe(publicPaths.length);
  for (const path of publicPaths) expect(path).toMatch(/^\/([\w-]+(\/[\w-]+)?)?$/);
});
