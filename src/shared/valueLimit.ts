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

/** More values than anyone sends, signed in or not. */
export const MAX_JSON_VALUES = 10_000;

const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = Array.from('",[\\{', (one) => one.charCodeAt(0));

/** Whether JSON text has more than `MAX_JSON_VALUES` values; parsing it takes ten times as long. */
export function isTooDetailed(json: string): boolean {
  if (json.length <= MAX_JSON_VALUES) return false;
  let isInText = false;
  for (let at = 0, count = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) at++;
    else if (
      !isInText &&
      (code === COMMA || code === BRACKET || code === BRACE) &&
      ++count > MAX_JSON_VALUES
    )
      return true;
  }
  return false;
}
