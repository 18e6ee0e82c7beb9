import type { TradeEpisode } from '../../../shared/content/guide.ts';

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
