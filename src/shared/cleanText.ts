import { isObject } from './isObject.ts';

// What is removed from every text that comes in. Passwords, tokens and ids are not texts.

/** Control characters but newline and tab, non-characters and unpaired surrogates. */
const NOT_TEXT = /[^\P{Cc}\n\t]|[\p{Noncharacter_Code_Point}\p{Cs}]/gu;

/** Removes what no text contains; line breaks become `\n`. Client and server agree on the result. */
export const cleanText = (text: string) =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(NOT_TEXT, '');

const VISIBLE_ONE = String.raw`(?!\p{Default_Ignorable_Code_Point})`;
/** What is invisible but changes a word or an emoji: kept in its place, removed elsewhere. */
const meaningful = [
  // Joiners in a word, and where some scripts end a word with one.
  String.raw`(?<=${VISIBLE_ONE}[\p{L}\p{M}])[\u034F\u180E\u200C\u200D](?=${VISIBLE_ONE}[\p{L}\p{M}])`,
  String.raw`(?<=${VISIBLE_ONE}[\p{Script=Arabic}\p{Mn}\p{Mc}])\u200D`,
  // Families and professions.
  String.raw`(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})`,
  // Variants of an ideograph, an emoji or a digit on a key; Latin letters have none.
  String.raw`(?<=${VISIBLE_ONE}[^\s\p{Script=Latin}])\p{Variation_Selector}`,
  // Flags of regions, such as Scotland.
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]{3,6}\u{E007F}`,
];

/** Invisible characters and those that change the direction of text. */
const INVISIBLE = new RegExp(
  String.raw`(?=[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB])(?:(${meaningful.join('|')})|.)`,
  'gu',
);

/** Cleans every text of a value as `cleanText` does. */
export const cleanTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanTexts(part)]));
};

/** Like `cleanText`, for text that is shown in one line, beside other text. */
export const cleanLine = (text: string) =>
  cleanText(text)
    .replaceAll(INVISIBLE, '$1')
    .replaceAll(/[\n\t]+/g, ' ');

const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Trims; a text without a visible character becomes empty. */
export const trimText = (text: string) => (VISIBLE.test(text) ? text.trim() : '');

const OPENING = String.raw`\s<>"'“”„‘’‚«»‹›()[\]{},;:`;
const CLOSING = String.raw`${OPENING}.!?`;
/** Ends an address that contains brackets itself. */
const CLOSING_WITHOUT_BRACKETS = CLOSING.replace(String.raw`()[\]{}`, '');
const BEFORE = new RegExp(`^[${OPENING}]+`);
// The lookbehind makes the time linear.
const after = (marks: string) => new RegExp(`(?<![${marks}])[${marks}]+$`);
const AFTER = after(CLOSING);
const AFTER_BRACKETS = after(CLOSING_WITHOUT_BRACKETS);

/** Removes what a clipboard adds around an address: quotes, brackets, the punctuation of a sentence. */
export function unwrapAddress(pasted: string) {
  const address = pasted.replace(BEFORE, '');
  return address.replace(/[([{]/.test(address) ? AFTER_BRACKETS : AFTER, '');
}

/**
 * Returns the address in `Ada <ada@example.com>`, `mailto:ada@example.com?subject=Hello` and the
 * like, with the signs of ASCII for those that a Chinese or Japanese keyboard types, and for the
 * apostrophes of word processors.
 */
export function unwrapEmail(pasted: string) {
  const typed = withStraightApostrophes(pasted).normalize('NFKC').replaceAll('。', '.');
  const [, inBrackets = typed] = /^[^<>]*<([^<>]*)>[\s"'”’,;.]*$/.exec(typed) ?? [];
  const address = unwrapAddress(inBrackets);
  const [, linked] = /^mailto:(?:\/\/)?([^?]*)/i.exec(address) ?? [];
  return linked === undefined
    ? address
    : unwrapAddress(withStraightApostrophes(percentDecoded(linked)));
}

/** Within a name before the `@`, as in `o’neil@example.com`; beside it they are quotation marks. */
const withStraightApostrophes = (address: string) =>
  // Looking ahead for the `@` at each apostrophe would take quadratic time.
  address.replaceAll(/[^\s<>"“”@]+@?/g, (part) =>
    part.endsWith('@') ? part.replaceAll(/(?<=[^:])[‘’‛ʼ′´](?=[^@])/g, "'") : part,
  );

/** Returns a part of an address as it was before it was encoded; unchanged if it is malformed. */
export function percentDecoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
