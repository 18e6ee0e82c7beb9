import { type ComponentType, lazy } from 'react';

export const RETRY_DELAYS_MS = [1000, 4000, 15_000];

/** Loads code with retries. Never rejects, because a rejection would unmount the page. */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load().catch(() => new Promise<never>(() => {}));
}

/** Creates a component whose code loads when it is first rendered, with retries. */
export const lazyWithRetries = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withRetries(load) }));
