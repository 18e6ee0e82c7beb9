import { EPISODES, type Guide } from '../../../shared/quiz/guide.ts';
import { type Idea, problemIdeas } from '../texts/ideas.ts';
import { moreIdeas } from '../texts/moreIdeas.ts';
import { type Brief, chance } from './brief.ts';
import type { Plan } from './plan.ts';
import { type Draft, say } from './template.ts';
import { upperFirst } from './words.ts';

type Episode = Guide['episodes'][number];

/** Starts the `guest` text of a solo episode. */
const ALONE = 'You alone';
export const isAlone = ({ guest }: Episode) => guest.startsWith(ALONE);

/** Ten episodes: the buyers' first problem opens, the last one looks back. */
export function episodes(draft: Draft): Guide['episodes'] {
  const { brief, plan } = draft;
  return choose(brief, plan.mix).map((idea, index) => {
    const isTurn = plan.mix === 'solo' || (plan.mix === 'mixed' && index % 2 === 1);
    return episode(draft, idea, !idea.ask || (isTurn && !idea.needsGuest));
  });
}

function episode(draft: Draft, idea: Idea, isSolo: boolean): Episode {
  // One key for all parts: lists of the same length are variants of an episode, in the same order.
  const write = (ways: Idea['title']) => say(draft, idea.key, ways);
  const isPlain = !draft.brief.subject.isOfferKnown && idea.plainTitle;
  return {
    title: upperFirst(write(isPlain || idea.title)),
    angle: write(idea.angle),
    guest: isSolo ? say(draft, `${idea.key} alone`, alone) : write(idea.who ?? ''),
    opening: isSolo ? write(idea.tell ?? '') : write(idea.ask ?? ''),
  };
}

const alone = [`${ALONE}, {solo} minutes`, `${ALONE}, about {solo} minutes`] as const;

function choose(brief: Brief, mix: Plan['mix']): Idea[] {
  const [first, second, ...others] = problemIdeas;
  const last = others.at(-1);
  if (!first || !second || !last) throw new Error('There are too few ideas for episodes');
  const isBound = brief.subject.rule !== undefined;
  const ranked = [...others.slice(0, -1), ...moreIdeas]
    .filter(({ needsGuest }) => mix !== 'solo' || !needsGuest)
    .filter(({ needsOpenTrade }) => !isBound || !needsOpenTrade)
    .filter(({ isOtherHalf }) => !isOtherHalf || brief.subject.alsoFor)
    .map((idea) => ({ idea, score: scoreOf(brief, idea) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ idea }) => idea);
  const inPlace = (ideas: readonly Idea[]) =>
    ideas.toSorted((a, b) => placeOf(brief, a) - placeOf(brief, b));
  const [third, ...later] =
    mix === 'mixed' ? inTurn(ranked, inPlace) : inPlace(ranked.slice(0, EPISODES - 3));
  if (!third) throw new Error('There are too few ideas for episodes');
  return [first, third, second, ...later, last];
}

/** Numbers of guest and solo episodes in a mixed show, between the first two and the last. */
const TALKS = 3;
const ALONES = 4;

/** Alternates solo and guest episodes, starting with a solo one. */
function inTurn(ranked: readonly Idea[], inPlace: (ideas: readonly Idea[]) => Idea[]): Idea[] {
  const best = ranked.filter(({ ask }) => ask).slice(0, TALKS);
  const talks = inPlace(best);
  const alone = inPlace(
    ranked.filter((idea) => idea.tell && !best.includes(idea)).slice(0, ALONES),
  );
  const [begin, ...rest] = alone;
  return [begin, ...rest.flatMap((idea, index) => [idea, talks[index]])].filter(
    (idea) => idea !== undefined,
  );
}

const placeOf = (brief: Brief, { key, late }: Idea) =>
  chance(brief, `place of ${key}`) + (late ? 1 : 0);

/** Ranks ideas for the second half of the buyers first, so that each named group has an episode. */
const OTHER_HALF_SCORE = 100;

const scoreOf = (brief: Brief, { key, fits, isOtherHalf }: Idea) =>
  (isOtherHalf ? OTHER_HALF_SCORE : 0) +
  fits.filter((option) => brief.chose(option) || brief.tones.includes(option)).length +
  1.5 * chance(brief, key);
