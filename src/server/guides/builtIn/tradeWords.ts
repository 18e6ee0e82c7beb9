import type { Guide } from '../../../shared/quiz/guide.ts';
import type { QuizTaker } from './quizTaker.ts';

type Episode = Guide['episodes'][number];

const SHORTEST_NOUN = 4;
const NO_NOUNS = new Set(
  'about after before from have into more never nobody only that their them they this what when where which whom will with without your'.split(
    ' ',
  ),
);

const nounsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_NOUN && !NO_NOUNS.has(word),
  );

/** Whether two texts have a noun in common, in the singular or the plural. */
export function shareWord(one: string, other: string) {
  const nouns = nounsOf(other);
  return nounsOf(one).some((a) => nouns.some((b) => a.startsWith(b) || b.startsWith(a)));
}

/** A placeholder until the word is chosen. */
const MARK = '\u{e000}';

/**
 * Gives each episode that uses a trade word a different one, preferring words that do not occur in
 * other titles or the first problems.
 */
export function withTradeWords(
  { subject }: QuizTaker,
  written: readonly ((word: string) => Episode)[],
): Episode[] {
  const marked = written.map((write) => write(MARK));
  const isOpen = (episode: Episode) => JSON.stringify(episode).includes(MARK);
  const titles = marked.filter((episode) => !isOpen(episode)).map(({ title }) => title);
  const subjects = [...titles, ...subject.problems.slice(0, 3)];
  const isTaken = (word: string) => subjects.some((one) => shareWord(word, one));
  const pool = [...subject.words, ...subject.problems.slice(3)].toSorted(
    (a, b) => Number(isTaken(a)) - Number(isTaken(b)),
  );
  let next = 0;
  return marked.map((episode, index) =>
    isOpen(episode) ? (written[index]?.(pool[next++ % pool.length] ?? '') ?? episode) : episode,
  );
}
