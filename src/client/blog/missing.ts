/** What was fetched, or nothing when the server says that there is no such post. */
export async function unlessMissing<T>(fetched: Promise<T>): Promise<T | undefined> {
  try {
    return await fetched;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

// The server calls the procedure itself and gets its very error as the cause.
const isNotFound = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'NOT_FOUND';
