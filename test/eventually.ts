import { vi } from 'vitest';

/** Repeats a check until it passes. The timeout allows for a busy machine; it is not a limit of the product. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 120_000, interval: 10 });
