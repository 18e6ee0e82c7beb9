import { EPISODES, type Guide } from '../../../shared/quiz/guide.ts';
import type { Idea } from '../../../shared/content/guideEpisodeTexts.ts';
import type { IdeaTexts } from '../../../shared/content/guide.ts';
import { texts } from '../texts.ts';
import { type QuizTaker, chance, fitted, holds } from './quizTaker.ts';
import { type Basis, canSay, fill, say, type Slots } from './template.ts';
import { nounsIn, shareNoun } from './nouns.ts';
import { quotable, upperFirst } from '../words.ts';

type Episode = Guide['episodes'][number];

/** Starts the `guest` text of a solo episode. */
const ALONE = 'You alone';
export const isAlone = ({ guest }: Episode) => guest.startsWith(ALONE);
export const withGuest = (episodes: readonly Episode[]) => episodes.filter((one) => !isAlone(one));

/** The number of the episode about the belief; another writer may have put it elsewhere. */
export function beliefEpisode({ subject }: QuizTaker, episodes: Guide['episodes']) {
  const index = episodes.findIndex(({ title }) =>
    title.toLowerCase().includes(subject.myth.toLowerCase()),
  );
  return index === -1 ? 1 : index + 1;
}

/** Ten episodes: the buyers' first problem opens, the last one looks back. */
export function episodes(basis: Basis): Guide['episodes'] {
  const { plan } = basis;
  const ideas = choose(basis);
  const words = wordsFor(basis, ideas);
  return ideas.map((idea, index) => {
    const isTurn =
      plan.mix === 'solo' ||
      (plan.startsAlone && index === 0) ||
      (plan.mix === 'mixed' && (index % 2 === 1) !== plan.startsAlone);
    const isSolo = !idea.ask || (isTurn && !idea.needsGuest);
    return episode(basis, idea, isSolo, { word: words.get(idea) ?? '' });
  });
}

/** A different trade word for each general idea, first those that other titles and problems leave out. */
function wordsFor(basis: Basis, ideas: readonly Idea[]) {
  const { words, problems } = basis.quizTaker.subject;
  const general = ideas.filter(({ isGeneral }) => isGeneral);
  const others = ideas.filter((idea) => !general.includes(idea));
  const said = [...others.map((idea) => titleOf(basis, idea)), ...problems.slice(0, 3)]
    .join(' ')
    .toLowerCase();
  const isSaid = (word: string) => nounsIn(word).some((noun) => said.includes(noun));
  const pool = [...words, ...problems.slice(3)].toSorted(
    (a, b) => Number(isSaid(a)) - Number(isSaid(b)),
  );
  return new Map(general.map((idea, index) => [idea, pool[index % pool.length]]));
}

function episode(basis: Basis, idea: Idea, isSolo: boolean, more: Slots): Episode {
  // One key for all parts: lists of the same length are variants of an episode, in the same order.
  const write = (ways: Idea['title']) => say(basis, idea.key, ways, more);
  const own = textsOf(basis.quizTaker, idea);
  const { needsPage } = own?.angle ? own : idea;
  return {
    title: titleOf(basis, idea, more),
    angle: `${own?.angle || momentAngle(basis.quizTaker, idea) || write(idea.angle)}${settingOf(basis, idea)}`,
    guest: isSolo ? say(basis, `${idea.key} alone`, alone) : (own?.who ?? write(idea.who ?? '')),
    opening: isSolo ? (own?.tell ?? write(idea.tell ?? '')) : (own?.ask ?? write(idea.ask ?? '')),
    ...(needsPage && { needsPage }),
  };
}

/** Titles stand in quotation marks elsewhere, so one that is a quotation itself goes without. */
const titleOf = (basis: Basis, idea: Idea, more: Slots = {}) =>
  textsOf(basis.quizTaker, idea)?.title ??
  upperFirst(quotable(say(basis, idea.key, idea.title, more).replace(/^“([^“”]*)”$/, '$1')));

/** Where the person has named one kind of company, two episodes take their details from there. */
function settingOf(basis: Basis, { problem }: Idea) {
  const { setting } = basis.quizTaker.subject;
  if (problem === 0 && setting?.details)
    return ` ${fill(texts().trade.setting.details, basis.slots)}`;
  return problem === 2 && setting ? ` ${fill(texts().trade.setting.part, basis.slots)}` : '';
}

const tradeEpisode = ({ subject }: QuizTaker, { problem }: Idea) =>
  problem === undefined ? undefined : subject.episodeOn(subject.problems[problem] ?? '');

/** What the trade says itself. */
const textsOf = (quizTaker: QuizTaker, idea: Idea): IdeaTexts | undefined =>
  tradeEpisode(quizTaker, idea) ?? quizTaker.subject.ideaOn(idea.key);

const momentAngle = ({ subject }: QuizTaker, { moment }: Idea) =>
  moment === undefined ? undefined : subject.momentAngles[moment];

const alone = [
  `${ALONE}, {{minutes.alone}} minutes`,
  `${ALONE}, about {{minutes.alone}} minutes`,
] as const;

/** An idea with what can be said of it, with a guest or alone; none if that is too little. */
function tellable(basis: Basis, idea: Idea): Idea[] {
  const own = textsOf(basis.quizTaker, idea);
  const isSaid = (text: Idea['ask']) => text !== undefined && canSay(basis, text);
  const hasTalk = isSaid(own?.ask ?? idea.ask) && isSaid(own?.who ?? idea.who);
  const hasSolo = isSaid(own?.tell ?? idea.tell);
  if (!isSaid(own?.title ?? idea.title) || !isSaid(own?.angle ?? idea.angle)) return [];
  if (!hasTalk && !hasSolo) return [];
  return [
    {
      ...idea,
      ...(hasTalk ? {} : { ask: undefined }),
      ...(hasSolo ? {} : { tell: undefined, needsGuest: true }),
    },
  ];
}

function choose(basis: Basis): Idea[] {
  const { quizTaker, plan } = basis;
  const { mix } = plan;
  const { problemIdeas, guestIdeas, answerIdeas, offerIdeas, ownIdeas } = texts();
  const ideas = [
    ...problemIdeas.slice(0, -1),
    ...guestIdeas,
    ...answerIdeas,
    ...offerIdeas,
    ...ownIdeas,
  ]
    .filter((idea) => holds(quizTaker, idea))
    .flatMap((idea) => tellable(basis, fitted(quizTaker, idea)))
    .filter(({ needsGuest }) => mix !== 'solo' || !needsGuest)
    .map((idea) => ({ idea, score: scoreOf(quizTaker, idea) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ idea }) => idea);
  const [last] = problemIdeas.slice(-1).map((idea): Idea => fitted(quizTaker, idea));
  // Without problems, the best of the others begin.
  const openers = problemIdeas
    .slice(0, 2)
    .flatMap(({ key }) => ideas.find((one) => one.key === key) ?? []);
  const [first, second] = [...openers, ...ideas.filter((idea) => !openers.includes(idea))];
  if (!first || !second || !last) throw new Error('There are too few ideas for episodes');
  const rest = ideas.filter((idea) => idea !== first && idea !== second);
  const ranked = withoutEchoes(basis, [first, second], rest);
  const inPlace = (ideas: readonly Idea[]) =>
    ideas.toSorted((a, b) => placeOf(quizTaker, a) - placeOf(quizTaker, b));
  if (mix !== 'mixed') {
    const [third, ...later] = inPlace(ranked.slice(0, EPISODES - 3));
    return [first, ...(third ? [third] : []), second, ...later, last];
  }
  const { talks, alone } = forTurns(quizTaker, ranked);
  const inOrder = inPlace(talks);
  // Where guests need approval, the first one is asked about an invented case.
  const isInvented = inOrder[0]?.place === 'firstTalk';
  const guests = isInvented ? [...inOrder, second] : [second, ...inOrder];
  const turns = plan.startsAlone ? inTurn(guests, inPlace(alone)) : inTurn(inPlace(alone), guests);
  return [first, ...turns, last];
}

/** Leaves out ideas that resemble an earlier one, by their kind or by a word of the title. */
function withoutEchoes(basis: Basis, kept: readonly Idea[], ranked: readonly Idea[]) {
  const chosen = [...kept];
  // Its word is chosen last, and differs from the other titles.
  const withoutWord = (idea: Idea) => titleOf(basis, idea, { word: 'it' });
  const isEcho = (idea: Idea) =>
    chosen.some(
      (other) =>
        (idea.kind !== undefined && idea.kind === other.kind) ||
        shareNoun(basis.quizTaker.subject, withoutWord(idea), withoutWord(other)),
    );
  for (const idea of ranked)
    if (isCertain(basis.quizTaker, idea) || !isEcho(idea)) chosen.push(idea);
  const fresh = chosen.slice(kept.length);
  // A solo show has few ideas to choose from.
  return [...fresh, ...ranked.filter((idea) => !fresh.includes(idea))];
}

/** Numbers of guest and solo episodes in a mixed show, beside the first two and the last. */
const TALKS = 3;
const ALONES = 4;

function forTurns(quizTaker: QuizTaker, ranked: readonly Idea[]) {
  // What is in every guide and needs its guest comes first; the others can be told alone.
  const isFixed = (idea: Idea) => Number(idea.needsGuest === true && isCertain(quizTaker, idea));
  const talks = ranked
    .filter(({ ask }) => ask)
    .toSorted((a, b) => isFixed(b) - isFixed(a))
    .slice(0, TALKS);
  const alone = ranked.filter((idea) => idea.tell && !talks.includes(idea)).slice(0, ALONES);
  return { talks, alone };
}

/** Alternates two lists, beginning with the first. */
const inTurn = (ones: readonly Idea[], others: readonly Idea[]) =>
  ones.flatMap((idea, index) => [idea, others[index]]).filter((idea) => idea !== undefined);

const placeOf = (quizTaker: QuizTaker, { key, place }: Idea) => {
  if (place === 'firstTalk' || place === 'early') return place === 'early' ? EARLY : 0;
  return chance(quizTaker, `place of ${key}`) + (place === 'late' ? 1 : 0);
};

/** Among the first quarter of the others, which are placed from 0 to 1 at random. */
const EARLY = 0.25;

/** For ideas that are in every guide they fit. */
const CERTAIN = 100;

const isCertain = (quizTaker: QuizTaker, idea: Idea) =>
  idea.isCertain === true || tradeEpisode(quizTaker, idea) !== undefined;

const fitsOf = (quizTaker: QuizTaker, { fits }: Idea) =>
  fits.filter((option) => quizTaker.has(option)).length;

/** For ideas that the tables fill with more than a word. */
const OF_TRADE = 2;

const scoreOf = (quizTaker: QuizTaker, idea: Idea) =>
  (isCertain(quizTaker, idea) ? CERTAIN : 0) +
  (idea.isGeneral ? 0 : OF_TRADE) +
  fitsOf(quizTaker, idea) +
  1.5 * chance(quizTaker, idea.key);
