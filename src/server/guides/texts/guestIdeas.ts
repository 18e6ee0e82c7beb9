import type { Idea } from './ideas.ts';

/** The answers that a debate fits, whether the guest's own or an invented case. */
const debateFits = [
  'conversational',
  'provocative',
  'community',
  'own_events',
  'industry_peers',
  'fellow_founder',
];

/** Ideas for which a certain guest is invited. */
export const guestIdeas: readonly Idea[] = [
  {
    key: 'second guest',
    title: '{G2}',
    angle: [
      'What does this guest know that most {people} find out a year later? Ask for the case behind each answer.',
      'One guest, three scenes: the first, the worst, and the latest. Skip the career, and hold the advice for the final third.',
    ],
    who: 'The person in the title; ask the {one} you know best for the name when you write the list',
    ask: '{o2}',
    fits: ['founder_stories', 'fellow_founder', 'own_conversations', 'conversational'],
    needsGuest: true,
  },
  {
    key: 'third guest',
    title: '{G3}',
    angle: [
      'Stay with the answer to the opening question. What did this guest see that {people} could not?',
      'Ask for two moments: the one this guest would do again, and the one they would not. Ask why for each.',
    ],
    who: 'Somebody like the person in the title; ask two {people} who comes to mind when you write the list',
    ask: '{o3}',
    fits: ['founder_stories', 'guest_research', 'share_lessons', 'inspirational'],
    needsGuest: true,
  },
  {
    key: 'other half',
    title: '{otherTitle}',
    angle: '{otherAngle}',
    who: '{OtherOne}; ask the {one} you know best for a name when you write the list',
    ask: '{otherAsk1}',
    fits: [],
    needsGuest: true,
    isOtherHalf: true,
  },
  {
    key: 'paper',
    readsPaper: true,
    title: ['{Paper}, read aloud', 'On the table: {paper}, made up for the show'],
    angle: [
      'Read one line by line, with every name and number made up, and stop wherever {people} would lean in. Say at each stop what you would have asked.',
      'Go through one that you wrote for the purpose, twice: once for what it says, and once for what {people} would look for and not find.',
    ],
    who: '{AOne} who has had several of these in hand',
    ask: [
      'Which line did you stop at first, and was it the right one?',
      'Which line would you ask about first today?',
    ],
    tell: 'On my desk: {paper}. I am going to stop at three lines.',
    fits: ['project_teardown', 'one_number', 'guest_research', 'signed_deals', 'full_script'],
  },
  {
    key: 'debate',
    title: '{Debate}?',
    angle: [
      'One rule: the guest states the other position first, as well as possible. What is left after that is the real disagreement.',
      'Find the one assumption the two sides do not share, and name it. Ask listeners to write where they stand.',
    ],
    who: '{AOne} who chose one way and nearly chose another',
    ask: [
      'Can you state the other position so well that somebody who holds it would sign it?',
      '{Debate}: which way did you choose, and what would make you choose differently today?',
    ],
    fits: debateFits,
    needsGuest: true,
    clearance: 'none',
  },
  {
    key: 'invented case',
    title: '{Debate}?',
    angle:
      'Put an invented case on the table, and let the guest argue both ways. Find the one assumption the two sides do not share, and name it. Ask listeners to write where they stand.',
    who: '{AOne} who likes to argue a case that is not their own',
    ask: '{invented}',
    fits: debateFits,
    needsGuest: true,
    clearance: 'needed',
  },
  {
    key: 'second voice',
    title: '{Second}',
    angle:
      'Hardly anyone decides alone. {AsSecond} knows another part of it: ask what that looks like in an ordinary week, what {people} never hear about it, and who gives way when they disagree.',
    angleWith: {
      detail: 'decisions',
      angle:
        'Put three decisions in front of this guest: {decisions}. Ask of each: agreed, agreed with a condition, or stopped? Ask for the condition.',
    },
    who: 'The person in the title; ask three {people} who that is for them when you write the list',
    ask: [
      'As {asSecond}, what do you ask first when {talkTurns}?',
      'As {asSecond}, when are you asked, and when would you like to be?',
    ],
    fits: ['decision_makers', 'ideal_client', 'guest_research', 'signed_deals', 'current_clients'],
    needsGuest: true,
  },
];
