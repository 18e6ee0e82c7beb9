import { expect, test } from 'vitest';
import { offerKeys, publicPaths, serviceKeys } from './paths.ts';

test('the six services and five offers have the keys that leads carry', () => {
  expect(serviceKeys.toSorted()).toEqual([
    'analytics-reporting',
    'content-repurposing',
    'distribution-management',
    'guest-management',
    'lead-generation',
    'podcast-production',
  ]);
  expect(offerKeys.toSorted()).toEqual([
    'no-commitment',
    'podcast-coaching',
    'roi-guarantee',
    'skool-course',
    'smart-saver',
  ]);
});

test('every public path is listed once, without anchor or slash at the end', () => {
  expect(new Set(publicPaths).size).toBe(publicPaths.length);
  for (const path of publicPaths) expect(path).toMatch(/^\/([\w-]+(\/[\w-]+)?)?$/);
});
