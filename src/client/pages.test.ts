import { expect, test } from 'vitest';
import { matchScreen } from './pages.tsx';

test('slashes at the end are forgiven, and a long row of them elsewhere is read at once', () => {
  expect(matchScreen('/about//').canonicalPath).toBe('/about');
  const begin = performance.now();
  expect(matchScreen(`${'/'.repeat(200_000)}x`).isFound).toBe(false);
  expect(performance.now() - begin).toBeLessThan(5000);
});
