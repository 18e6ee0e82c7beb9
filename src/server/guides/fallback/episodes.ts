import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, type Idea, type Ideas, pick } from './brief.ts';
import {
  audienceIdeas,
  excitementIdeas,
  guestIdeas,
  reasonIdeas,
  storyIdeas,
} from './episodeIdeas.ts';
import {
  challengeIdeas,
  goalIdeas,
  listenerIdeas,
  segmentIdeas,
  toneIdeas,
  tonelessIdea,
} from './moreEpisodeIdeas.ts';

type Slot = {
  idea: (brief: Brief) => Idea;
  /** How well it works without a guest; the highest become solo episodes. */
  alone: number;
};

const asking = (question: string, ideas: Ideas) => (brief: Brief) =>
  pick(brief, question, ideas)(brief);

/** The first ten in order of publication; each is based on a different answer. */
const slots: Slot[] = [
  { idea: asking('first_episode_story', storyIdeas), alone: 9 },
  { idea: asking('content_excitement', excitementIdeas), alone: 3 },
  { idea: asking('dream_guest', guestIdeas), alone: 0 },
  { idea: asking('recurring_segment', segmentIdeas), alone: 8 },
  { idea: asking('target_audience', audienceIdeas), alone: 4 },
  { idea: asking('primary_reason', reasonIdeas), alone: 2 },
  { idea: (brief) => (toneIdeas[brief.tones[0] ?? ''] ?? tonelessIdea)(brief), alone: 6 },
  { idea: asking('audience_interaction', listenerIdeas), alone: 7 },
  { idea: asking('success_definition', goalIdeas), alone: 1 },
  { idea: asking('biggest_challenge', challengeIdeas), alone: 5 },
];

/** How many of the first ten episodes need no guest. */
export const soloEpisodes = (brief: Brief) =>
  pick(brief, 'guest_preference', {
    future_clients: 3,
    nobody: 8,
    guests_and_solo: 4,
    clients_partners: 3,
    well_known_people: 3,
  });

export function episodes(brief: Brief): Guide['episodes'] {
  const ideas = slots.map(({ idea, alone }) => ({ ...idea(brief), alone }));
  const solo = ideas
    .filter(({ needsGuest }) => !needsGuest)
    .toSorted((a, b) => b.alone - a.alone)
    .slice(0, soloEpisodes(brief));
  const length = pick(brief, 'episode_length', minutes);
  return ideas.map((idea) => ({
    title: idea.title,
    angle: idea.angle,
    setting: `${solo.includes(idea) ? 'On your own' : withGuest(brief)}, ${length}`,
  }));
}

const withGuest = (brief: Brief) =>
  pick(brief, 'guest_preference', {
    future_clients: 'With somebody you would like as a client',
    nobody: 'With the one guest it needs',
    guests_and_solo: 'With a guest',
    clients_partners: 'With a client or partner',
    well_known_people: 'With a well-known guest',
  });

const minutes = {
  short_15min: '15 minutes',
  medium_30min: '30 minutes',
  long_60min: '60 minutes',
  variable: 'as long as it holds',
};
