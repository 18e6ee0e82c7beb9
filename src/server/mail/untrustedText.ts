import { cleanLine, trimText } from '../../shared/cleanText.ts';

/** Makes text that visitors or an AI wrote safe for email. */

/** Returns one line of at most `max` characters. */
export function oneLine(value: string, max: number) {
  const line = trimText(cleanLine(value)).replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  return `${line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

/** Prevents email clients from turning text into links, which readers would take for ours. */
export const defangLinks = (value: string) =>
  value
    .replace(/(?<=[\p{L}\p{N}-])[.．。｡@＠](?=[\p{L}\p{N}])/gu, (mark) =>
      /[@＠]/.test(mark) ? `\u2060${mark}\u2060` : `${mark}\u2060`,
    )
    .replace(/:(?=\/\/|\\)/g, ':\u2060')
    .replaceAll('//', '//\u2060')
    .replace(/\b(tel|sms|mailto|javascript|data):/gi, '$1\u2060:')
    // Keeps numbers such as 2.5, but not addresses such as 192.0.2.1.
    .replace(/(?<![\d.\u2060])\d+\.\u2060\d+(?!\d|\.\u2060\d)/g, (figure) =>
      figure.replace('\u2060', ''),
    )
    .replace(PHONE, (number) => number.replace(/\d(?=.)/gs, '$&\u2060'));

/** At least seven digits, with common separators. */
const PHONE = /\+?\(?\d(?:[ \u00a0\u2060()./–-]*\d){6,}/g;

const MAX_NAME_LENGTH = 50;
const MAX_NAME_WORDS = 6;

/**
 * Returns a name that is safe in a greeting or subject, or `undefined`. Any visitor may combine any
 * name with any address, so text that could carry a message is omitted.
 */
export function safeDisplayName(name: string): string | undefined {
  const line = oneLine(name, 1000);
  const isName =
    /^\p{L}[\p{L}\p{M}\p{Join_Control} .,'’-]*$/u.test(line) &&
    !/\.(?=[\p{L}\p{M}]{2})/u.test(line);
  const isShort = line.length <= MAX_NAME_LENGTH && line.split(' ').length <= MAX_NAME_WORDS;
  return isName && isShort ? line : undefined;
}
