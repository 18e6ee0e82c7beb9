const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const FIGURE = /(?<![\w.])[$€£]?\d[\d,]*(?:\.\d+)?%?(?![a-z\d])/i;
const NUMBER_WORD = new RegExp(String.raw`\b(?:${[...NUMBERS.keys()].join('|')})\b`, 'i');
/** Words at which the noun of a figure ends. */
const STOP =
  /^(?:a|an|and|as|at|before|by|for|from|in|into|is|nobody|of|on|or|per|that|the|to|when|with|without|you|your)$/i;
const MAX_COUNT = 40;

/** What a cover says: a figure with its noun, or the first part of the title. */
export type Hook =
  | { figure: string; before: string; after: string; count: number | undefined }
  | { words: string };

/** Finds the figure of a title, as in 'Five tests for a topic'. */
export function hookOf(title: string): Hook {
  const match = FIGURE.exec(title) ?? NUMBER_WORD.exec(title);
  if (!match) return { words: title.split(/[:?!]\s/)[0]?.trim() ?? '' };
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
  const end = words.findIndex((word) => STOP.test(word));
  return words.slice(0, end === -1 ? 3 : Math.min(end, 3)).join(' ');
}
