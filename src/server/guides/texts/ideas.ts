import type { Ways } from '../builtIn/template.ts';

/**
 * An episode. Lists of the same length are its variants, in the same order. `ask` is the first
 * question to a guest, `tell` the host's first sentence alone.
 */
export type Idea = {
  key: string;
  title: Ways;
  /** The title when the offer is unknown. */
  plainTitle?: Ways;
  angle: Ways;
  /** The guest; without one the host is always alone. */
  who?: Ways;
  ask?: Ways;
  tell?: Ways;
  /** The answers it fits. */
  fits: readonly string[];
  /** It needs a guest. */
  needsGuest?: true;
  /** It discusses individual cases, which doctors and lawyers must not do. */
  needsOpenTrade?: true;
  /** It is for the second half of the buyers. */
  isOtherHalf?: true;
  /** It comes later, once the show has some reputation or an approval has been given. */
  late?: true;
};

/** Ideas that come from the buyers' problems. The first two are in each guide. */
export const problemIdeas: readonly Idea[] = [
  {
    key: 'first problem',
    title: '{P1}',
    angle: [
      'Follow one case from the first sign to the day it could not be ignored, and find the conversation that came too late. End with the sign other {people} can look for tomorrow.',
      'One case, week by week: who said it out loud first, who did not want to hear it, and what the waiting cost.',
      'Start on an ordinary day and stay until somebody had to decide. Save the bill for last, the hours as well as the money.',
      'Tell it in three scenes: the week before anyone mentioned it, the day somebody noticed, and the morning after.',
      'Ask for the version the guest would tell a friend: what they ignored, what finally forced the issue, and what they would do in the first week next time.',
    ],
    who: [
      '{AOne} who has been through it, from your own contacts or through {l1}',
      '{AOne} who went through it at least a year ago and can talk about it calmly',
      '{AOne} you already know who has been there',
    ],
    ask: '{q1}',
    tell: [
      'Let us start where many of these stories start: {p1}.',
      'Let me describe the day most {people} notice this. It is never the first day.',
    ],
    fits: ['client_problems', 'market_problem', 'client_result', 'project_teardown'],
  },
  {
    key: 'second problem',
    title: '{P2}',
    angle: [
      'Compare two ways out of the same trouble: the first month, the bill, and what each side would skip today. Let listeners pick the winner.',
      'Start with how it ended and work back to the one decision that made the difference. Who was against it that day?',
      'What does the first attempt usually get wrong? Walk through both tries, and stop at the point where the second went differently.',
    ],
    who: [
      '{AOne} who tried two ways and can compare them',
      '{AOne} who solved it without you',
      '{AOne} who got it wrong once before getting it right',
    ],
    ask: '{q2}',
    tell: [
      'Here are two ways out, and I am going to argue for the one I do not sell.',
      'Let me start at the end, because the first step only makes sense from there.',
      'The first attempt usually goes wrong in the same place, and that is where we start.',
    ],
    fits: ['client_problems', 'client_result', 'project_teardown', 'open_ideas'],
  },
  {
    key: 'third problem',
    title: ['{P3}: what it really costs', '{P3}: the bill'],
    angle: [
      'Add it up on the air: the hours, the money, and what did not get done meanwhile. Say each assumption out loud so that listeners can plug in their own numbers.',
      'What did this cost the last time it happened? Write down four lines and find the longest. It is rarely the one people complain about.',
    ],
    who: [
      '{AOne} who is willing to do the math out loud',
      '{AOne} who keeps records and will share the totals',
    ],
    ask: [
      'If you had to send yourself an invoice for last month, which line would surprise you most?',
      'What did it cost before you changed something, and which part of that did you never write down?',
    ],
    tell: 'Grab a pencil. We are going to add this up together, and it takes four lines.',
    fits: ['one_number', 'client_problems', 'industry_briefing', 'full_script'],
  },
  {
    key: 'fourth problem',
    title: '{P4}, and the advice that makes it worse',
    angle: [
      'Collect the advice {people} get on this and test each piece on a real case: what was true ten years ago, what mostly helps the person giving it, and what is left.',
      'Follow the usual advice to the letter and find the point where it broke. Whatever still held up is the takeaway.',
    ],
    who: '{AOne} who followed the usual advice to the letter',
    ask: [
      'Which piece of advice did you follow longest before you dropped it?',
      'Who gave you that advice, and what were they selling?',
    ],
    tell: 'I looked up what {people} are told about {p4}, and we are going through it piece by piece.',
    fits: ['provocative', 'open_ideas', 'finding_angle', 'think_again'],
  },
  {
    key: 'first moment',
    title: '{M1}: what to do first',
    angle: [
      'Go through it in order: who is involved, what needs an answer, what gets decided too early. This is the one listeners forward to somebody who is there now.',
      'Cover it from the first sign to the last loose end: what happens, what everyone forgets, and who hears about it too late.',
    ],
    who: '{AOne} who remembers it in detail',
    ask: [
      'Think of this time: {m1}. What was the first thing you did, and was it the right one?',
      'Think of this time: {m1}. Which question did you not know to ask?',
    ],
    tell: 'This one is for anyone who still has it ahead of them: {m1}.',
    fits: ['sales_library', 'forward_it', 'client_result', 'inbound_inquiries'],
  },
  {
    key: 'second moment',
    title: ['{M2}, told backward', '{M2}, in order'],
    angle: [
      'Start with how it ended and go back, decision by decision. The episode is the search for the point where it could have gone another way.',
      'Put it in order: the dates, what was said, the option nobody took. Hold your own view until the last five minutes.',
    ],
    who: '{AOne} who was there at the time and is free to talk about it',
    ask: [
      'Before {m2}, what did you know that you did not want to know?',
      'Which message from that time would you write differently today?',
    ],
    tell: [
      'I am going to tell you the ending first. Then we go back and look for the day it was decided.',
      'Here is what happened, in order, and I will keep my own view until the end.',
    ],
    fits: ['project_teardown', 'costly_mistake', 'own_conversations'],
  },
  {
    key: 'myth',
    title: '{Myth}?',
    angle: [
      'Explain when the sentence is still true, for whom it stopped being true, and what believing it now costs.',
      'Say why the sentence sounds true, then bring the case where it failed and what that cost.',
      'Argue for the sentence first, as well as you can. Then bring the case where it failed, and let the listener choose.',
    ],
    who: ['{AOne} who still says it', '{AOne} who used to say it and stopped'],
    ask: [
      'When did you last say “{myth}” and mean it?',
      '“{Myth}.” Who told you that first, and were they right at the time?',
    ],
    tell: [
      '“{Myth}.” Let me start with why that sounds true.',
      'I am going to defend one sentence for three minutes: “{myth}.” Then I will stop.',
    ],
    fits: ['provocative', 'think_again', 'open_ideas', 'known_expert', 'finding_angle'],
  },
  {
    key: 'recap',
    title: ['{P1}: what nine episodes changed', 'Back to {p1}'],
    angle: [
      'Go back to episode 1 and correct it. Which answers came up three times, and which one surprised you?',
      'Take the three answers from nine episodes that you have quoted most since, and say which of them you doubt now and why.',
      'Change your mind in public: sort what was said in nine episodes into kept, dropped and still open.',
    ],
    tell: [
      'Episode 1 was about {p1}. Here is what I would say differently today.',
      'We started with {p1}. Here is what I would say about it today.',
      'Before we plan the next ten, I want to go back to what I said in the first.',
    ],
    fits: [],
  },
];
