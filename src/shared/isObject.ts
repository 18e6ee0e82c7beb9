/** Narrows parsed JSON and other unknown values, arrays included. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
