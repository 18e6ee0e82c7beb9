import type { Detail, NicheRow, TradeEpisode } from '../../../shared/content/guide.ts';

type Source = {
  own: NicheRow['details'];
  /** The details of the audience whose concerns are told. */
  theirs: NicheRow['details'];
  /** Whether the buyers are those the niche was written for, and whether it has its own talk. */
  isTold: boolean;
  isOwnTalk: boolean;
};

/** The details of a trade and its buyers; empty where no table has them. */
export const detailsOf = ({ own, theirs, isTold, isOwnTalk }: Source): Record<Detail, string> => ({
  changes: ((isTold && own.changes) || theirs.changes || []).join(', '),
  habit: own.habit ?? '',
  decisions: (isOwnTalk ? own : theirs).decisions?.join(', ') ?? '',
});

/** The first paper that no episode of the trade reads already; empty if there is none. */
export function paperFor(papers: readonly string[], episodes: readonly TradeEpisode[]) {
  const told = episodes
    .map(({ title, angle, tell }) => `${title} ${angle} ${tell}`)
    .join(' ')
    .toLowerCase();
  return papers.find((paper) => !told.includes(nameOf(paper))) ?? '';
}

/** 'a doctor’s pay stub' → 'pay stub'; 'the exception list of one day' → 'exception list'. */
const nameOf = (paper: string) =>
  (paper.toLowerCase().split(/ (?:of|from|for|with|and|as|after|by|that) /)[0] ?? '')
    .split(' ')
    .slice(-2)
    .join(' ')
    .replace(/^(?:an?|the) /, '');
