import { afterEach, beforeEach, expect, vi } from 'vitest';

// A behavior that is right prints no error.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
