import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';

/** Divides a text that is too long for a note into parts that fit, between words where it can. */
export function textParts(text: string): string[] {
  if (text.length <= MAX_NOTE_LENGTH) return [text];
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > MAX_NOTE_LENGTH) {
    const end = endOfPart(rest.slice(0, MAX_NOTE_LENGTH + 1));
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/** Where a text that is one code unit too long is divided; never within a character. */
function endOfPart(text: string) {
  const lastSpace = text.search(/\s\S*$/);
  if (lastSpace > 0) return lastSpace;
  const lastCharacter = new Intl.Segmenter().segment(text).containing(MAX_NOTE_LENGTH)?.index;
  if (lastCharacter) return lastCharacter;
  // Thousands of accents on one letter.
  return (text.codePointAt(MAX_NOTE_LENGTH - 1) ?? 0) > 0xffff
    ? MAX_NOTE_LENGTH - 1
    : MAX_NOTE_LENGTH;
}
