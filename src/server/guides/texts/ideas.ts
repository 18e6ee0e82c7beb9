import type { Ways } from '../builtIn/template.ts';
import type { Detail, IdeaKey } from '../../../shared/content/guide.ts';

/**
 * An episode. Lists of the same length are its variants, in the same order. `ask` is the first
 * question to a guest, `tell` the host's first sentence alone. {w} is a word of the trade, a
 * different one in each episode of a guide.
 */
export type Idea = {
  key: IdeaKey;
  title: Ways;
  angle: Ways;
  /** The angle where the tables have such a detail for the trade. */
  angleWith?: { detail: Detail; angle: Ways };
  /** Without this detail the episode would be about nothing in particular. */
  needs?: Detail;
  /** Replaces the texts when private people buy. */
  consumer?: { title: Ways; angle: Ways; who: Ways; ask: Ways };
  /** The guest; without one the host is always alone. */
  who?: Ways;
  /** The guest where many need approval to speak. */
  boundWho?: Ways;
  ask?: Ways;
  tell?: Ways;
  /** What replaces them when the offer is unknown. */
  plain?: { title: Ways; angle?: Ways; tell?: Ways };
  /** The answers it fits. */
  fits: readonly string[];
  /** It needs a guest. */
  needsGuest?: true;
  /** It discusses individual cases, which not every trade may do. */
  needsOpenTrade?: true;
  /** Only where guests need no approval to speak, or only where they do; then it is the first with a guest. */
  clearance?: 'none' | 'needed';
  /** Its guest is invited only if an answer asks for one. */
  onlyIfAsked?: true;
  /** It reads the paper of the talk. */
  readsPaper?: true;
  /** Of two ideas of a kind, a guide has one. */
  kind?: 'turning point';
  /** It is for the second half of the buyers. */
  isOtherHalf?: true;
  /** It is about the belief that the show argues with. */
  isBelief?: true;
  /** It comes later, once the show has some reputation or an approval has been given. */
  late?: true;
  /** The place of its problem in the list: an episode of the trade about that problem replaces it. */
  problem?: number;
  /** The place of its moment, for which a trade may say what the episode does. */
  moment?: number;
};

/** Ideas that come from the buyers' problems. The first two are in each guide. */
export const problemIdeas: readonly Idea[] = [
  {
    key: 'first problem',
    problem: 0,
    title: '{P1}',
    angle: [
      'What it looks like on an ordinary day, what usually gets tried first, and the one sign that it needs more than that. Close with what a listener can check tomorrow in ten minutes.',
      'Three parts: how to recognize it, the first thing to do, and the thing most {people} do that can be left out. Spend half of the time on the first.',
      'Begin with one day on which it showed. Then name two things that helped, one that did not, and how a listener finds out which applies.',
    ],
    who: [
      '{AOne} from your own contacts who knows it first-hand',
      '{AOne} you already know who can talk about it calmly',
    ],
    ask: '{q1}',
    tell: [
      'Let me describe the day most {people} notice this, and what I would look at first.',
      'There is one question I would ask before anything else about {p1}.',
    ],
    fits: [],
  },
  {
    key: 'second problem',
    problem: 1,
    title: '{P2}',
    angle: [
      'Begin with what {people} expect and what they find. Then put three questions in order: what to ask first, whom to ask, and what can wait.',
      'Count one year of it: how often it came up, what it took each time, and what it cost when nobody dealt with it. Decide which part could have been settled a month before.',
    ],
    who: [
      '{AOne} who has found a way of their own',
      '{AOne} who sees it differently today than at first',
    ],
    boundWho:
      '{AOne} who is free to talk about it, or to think aloud about a case that is not their own',
    ask: '{q2}',
    tell: [
      'I will tell you what I would ask first, and what I would leave for later.',
      'Count along with me: how often did this come up last year, and what did it take each time?',
    ],
    fits: [],
  },
  {
    key: 'third problem',
    problem: 2,
    title: '{P3}: three questions to ask',
    angle: [
      'Three questions, each with an answer that should reassure a listener and one that should not. Say which of them is settled by a single phone call.',
      'Let a listener follow along with a pencil: write down what is known, what is assumed, and whom to ask about the rest.',
    ],
    who: '{AOne} who has been through it and knows what to ask today',
    ask: [
      'Which question about {p3} did you ask first, and which one turned out to matter?',
      'Looking back at {p3}: whom did you ask, and who should have been first?',
    ],
    tell: [
      'Three questions, and I will give you my own answer to the hardest one first.',
      'Grab a pencil. By the end you should have three lines.',
    ],
    fits: ['one_number', 'client_problems', 'industry_briefing', 'full_script'],
  },
  {
    key: 'fourth problem',
    title: '{P4}: which advice to keep',
    angle: [
      'Collect what {people} hear about {p4}, from somebody they know, from a search, from somebody who sells, and sort it aloud: still right, right for somebody else, and out of date. Give a reason for each.',
      'Take three pieces of advice on {p4}: the one everybody gives, the one that costs most, and the one you once gave yourself. Say for whom each was made and how a listener can tell.',
    ],
    who: '{AOne} who has heard most of the advice there is',
    ask: [
      'Which piece of advice did you follow longest before you dropped it?',
      'Which piece of advice was right for you, and would you give it to everyone?',
    ],
    tell: 'I looked up what {people} are told about {p4}, and we are going through it piece by piece.',
    fits: ['provocative', 'open_ideas', 'finding_angle', 'think_again'],
  },
  {
    key: 'first moment',
    moment: 0,
    title: '{M1}: what to do first',
    angle: [
      'Go through it in order: who is involved, what needs an answer, what gets decided too early. This is the one listeners forward to somebody who is there now.',
      'Sort it aloud into three: what cannot wait, what may wait for a second opinion, and what nobody should sign or promise yet. Give the reason for each.',
    ],
    who: '{AOne} who remembers it in detail',
    ask: [
      'What did you do first at the time, and would you do it in the same order again?',
      'Which question did you not know to ask at the time?',
    ],
    tell: 'This one is for anyone who still has it ahead of them: {m1}.',
    fits: ['sales_library', 'forward_it', 'client_result', 'inbound_inquiries'],
  },
  {
    key: 'second moment',
    moment: 1,
    title: '{M2}, step by step',
    angle: [
      'Put the time in order: who brings it up first, what {people} do about it, which of it needs a long lead, and what can wait. Give each step a date.',
      'Go through it with a calendar in hand, and keep {p1} in sight: what changes, what {people} do too early, what can stay as it is, and when to ask somebody.',
    ],
    who: '{AOne} who remembers that time and is free to talk about it',
    ask: [
      'Who brought it up first, and what did you answer?',
      'Which message from that time would you write differently today?',
    ],
    tell: [
      'I am going to put this in order, from the first question to the last decision.',
      'Here is what happens, in order, and I will say where I would slow down.',
    ],
    fits: ['project_teardown', 'costly_mistake', 'own_conversations'],
  },
  {
    key: 'myth',
    title: '{Myth}?',
    angle: [
      'Say where the sentence is still true. Then try it on two things: {p1}, and {p3}. What does somebody who believes it leave undone, and what does that cost a year later?',
      'Say why the sentence sounds true. Then follow somebody who goes on believing it, until this comes up: {p3}. Name each step that could have been taken earlier.',
      'Argue for the sentence first, as well as you can. Then say where it fails, with {p1} as the example, and let the listener choose.',
    ],
    who: '{AOne} who used to say it and stopped',
    ask: [
      'When did you stop saying “{myth},” and what changed your mind?',
      '“{Myth}.” Who told you that first, and were they right at the time?',
    ],
    tell: [
      '“{Myth}.” Let me start with why that sounds true.',
      'I am going to defend one sentence for three minutes: “{myth}.” Then I will stop.',
    ],
    fits: ['provocative', 'think_again', 'open_ideas', 'known_expert', 'finding_angle'],
    isBelief: true,
  },
  {
    key: 'recap',
    title: ['Back to episode 1: what nine episodes changed', 'What I would change in episode 1'],
    angle: [
      'Correct episode 1. Which answers came up three times since, and which one surprised you?',
      'Take the three answers from nine episodes that you have quoted most since, and say which of them you doubt now and why.',
      'Change your mind in public: sort what was said in nine episodes into kept, dropped and still open.',
    ],
    tell: [
      'Episode 1 was about {p1}. Here is what I would say differently today.',
      'Before I plan the next ten, I want to go back to the first, and to what I said about {p1}.',
    ],
    fits: [],
  },
];
