import { type Detail, details } from '../tables/details.ts';
import { entriesOf, type TradeEpisode } from '../tables/rows.ts';

type Source = {
  offer: string;
  /** The key of the audience whose concerns are told. */
  audience: string;
  /** Whether the buyers are those the niche was written for. */
  isTold: boolean;
  /** Whether the niche has its own talk. */
  isOwnTalk: boolean;
};

/** The details of a trade and its buyers; empty where no table has them. */
export function detailsOf({ offer, audience, isTold, isOwnTalk }: Source): Record<Detail, string> {
  const own = details[offer];
  const theirs = details[audience];
  return {
    changes: (isTold && own?.changes) || theirs?.changes || '',
    habit: own?.habit ?? '',
    decisions: (isOwnTalk ? own?.decisions : theirs?.decisions) ?? '',
  };
}

/** The first paper that no episode of the trade reads already; empty if there is none. */
export function paperFor(papers: string, episodes: readonly TradeEpisode[]) {
  const told = episodes
    .map(({ title, angle, tell }) => `${title} ${angle} ${tell}`)
    .join(' ')
    .toLowerCase();
  return entriesOf(papers).find((paper) => !told.includes(nameOf(paper))) ?? '';
}

/** 'a doctor’s pay stub' → 'pay stub'; 'the exception list of one day' → 'exception list'. */
const nameOf = (paper: string) =>
  (paper.toLowerCase().split(/ (?:of|from|for|with|and|as|after|by|that) /)[0] ?? '')
    .split(' ')
    .slice(-2)
    .join(' ')
    .replace(/^(?:an?|the) /, '');
