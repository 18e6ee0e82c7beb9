/** More values than any form or tool sends: a quiz with every answer has about thirty. */
export const MAX_VALUES = 1000;

/**
 * Whether a value parsed from JSON consists of more than `MAX_VALUES` values. Validating each of
 * them would take much longer than counting, which stops at the limit.
 */
export function hasTooManyValues(value: unknown): boolean {
  const waiting = [value];
  for (let one = waiting.pop(), count = 1; ; one = waiting.pop(), count++) {
    if (typeof one === 'object' && one !== null) {
      const parts: unknown[] = Array.isArray(one) ? one : Object.values(one);
      if (count + waiting.length + parts.length > MAX_VALUES) return true;
      waiting.push(...parts);
    }
    if (waiting.length === 0) return false;
  }
}
