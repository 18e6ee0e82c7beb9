import { vi } from 'vitest';

/** Asks again until the check holds; the time is for a busy machine, and no promise of the product. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 10 });
