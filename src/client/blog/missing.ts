import { isNotFound } from '../callErrors.ts';

/** What was fetched, or nothing when the server says that there is no such post. */
export async function unlessMissing<T>(fetched: Promise<T>): Promise<T | undefined> {
  try {
    return await fetched;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
