const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const FIGURE = /(?<![\w.])[$€£]?\d[\d,]*(?:\.\d+)?%?(?![a-z\d])/i;
const NUMBER_WORD = new RegExp(String.raw`\b(?:${[...NUMBERS.keys()].join('|')})\b`, 'i');
/** Words that end the noun after a number. */
const STOP_WORD =
  /^(?:a|an|and|as|at|before|by|for|from|in|into|is|nobody|of|on|or|per|that|the|to|when|with|without|you|your)$/i;
const MAX_COUNT = 40;

/** The text on a cover: a number with its noun, or the first part of the title. */
export type Headline =
  | { figure: string; before: string; after: string; count: number | undefined }
  | { text: string };

/** Finds the number in a title, as in 'Five tests for a topic'. */
export function parseHeadline(title: string): Headline {
  const match = FIGURE.exec(title) ?? NUMBER_WORD.exec(title);
  if (!match) return { text: title.split(/[:?!]\s/)[0]?.trim() ?? '' };
  const [found] = match;
  const figure = String(NUMBERS.get(found.toLowerCase()) ?? found);
  const after = title.slice(match.index + found.length).replace(/^-/, ' ');
  const before = title.slice(0, match.index).split(/[:,;]/).at(-1) ?? '';
  const count = /^\d+$/.test(figure) && Number(figure) <= MAX_COUNT ? Number(figure) : undefined;
  const noun = nounAfter(after);
  return {
    figure,
    before: noun ? '' : before.trim().split(/\s+/).slice(-2).join(' '),
    after: noun,
    count,
  };
}

function nounAfter(text: string) {
  const words = /^[^:,;.?!]*/.exec(text)?.[0].trim().split(/\s+/) ?? [];
  const end = words.findIndex((word) => STOP_WORD.test(word));
  return words.slice(0, end === -1 ? 3 : Math.min(end, 3)).join(' ');
}
