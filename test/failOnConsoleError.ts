import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected call of console.error fails the test.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
