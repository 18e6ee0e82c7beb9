import type { Subject } from '../subject.ts';

const SHORTEST_NOUN = 4;

/** Words that many texts need: times, numbers, verbs. */
const COMMON = new Set(
  'also asked asking asks away back been before after both changed does done each else even ever every first from have here hour into just keep last late left less like long made make many month more most much must need never next nobody once only other others over people quarter really said says second should some somebody spring still such summer take than that their them then there they thing third this three time told used very wait want week well were what when where which while whom will with without would year your'.split(
    ' ',
  ),
);

/** The nouns of a text, in the singular. */
export const nounsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}-]+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_NOUN)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !COMMON.has(word));

/** The nouns of a title, without those for the buyers and for what is sold, which belong to the show. */
export function titleNouns({ people, one, buyers, paid, offer, sellers }: Subject, title: string) {
  const show = new Set(nounsIn([people, one, buyers, paid, offer, sellers].join(' ')));
  return [...new Set(nounsIn(title))].filter((noun) => !show.has(noun));
}

export function shareNoun(subject: Subject, one: string, other: string) {
  const nouns = titleNouns(subject, other);
  return titleNouns(subject, one).some((noun) => nouns.includes(noun));
}
