export type Member = readonly [key: string, value: unknown];

/**
 * Reads one JSON object that arrives in pieces: `read` returns the members that each piece
 * completes. It throws a SyntaxError for what is not JSON; `isComplete` tells a whole object from
 * one that was cut off.
 */
export function createMemberReader() {
  let member = '';
  let depth = 0;
  let isQuoted = false;
  let isEscaped = false;
  let isComplete = false;

  /** Returns whether the character ends a member. */
  const endsMember = (character: string) => {
    if (isQuoted) {
      if (character === '"' && !isEscaped) isQuoted = false;
      isEscaped = character === '\\' && !isEscaped;
      return false;
    }
    if (character === '"') isQuoted = true;
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    isComplete = depth === 0 && character === '}';
    return isComplete || (depth === 1 && character === ',');
  };

  const readCharacter = (character: string): Member[] => {
    if (isComplete || depth === 0) {
      if (/\s/.test(character)) return [];
      if (isComplete || character !== '{') throw new SyntaxError('Not a JSON object');
    }
    const isStart = depth === 0;
    if (!endsMember(character)) {
      if (!isStart) member += character;
      return [];
    }
    if (!isComplete && member.trim() === '') throw new SyntaxError('An empty member');
    const parsed: unknown = JSON.parse(`{${member}}`);
    member = '';
    return Object.entries(Object(parsed));
  };

  return {
    read: (piece: string): Member[] => Array.from(piece).flatMap(readCharacter),
    isComplete: () => isComplete,
  };
}
