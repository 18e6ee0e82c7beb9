/**
 * Returns a function that calls `make` at the first use and returns the same result to all callers;
 * after a failure it is called again.
 */
export function once<T>(make: () => Promise<T>) {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= make().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
