/**
 * Returns a function that calls `make` at the first use and returns the same result to all callers;
 * after a failure it is called again.
 */
export function once<T>(make: () => Promise<T>) {
  let known: Promise<T> | undefined;
  return () =>
    (known ??= make().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
}
