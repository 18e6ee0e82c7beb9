import type { Idea } from './ideas.ts';

/** Ideas about what the person sells; where no table knows it, they name it as typed, or a word or problem of the buyers. */
export const sellerIdeas: readonly Idea[] = [
  {
    key: 'price',
    title: ['Three prices for {offer}', 'What {offer} really costs'],
    angle: [
      'Price the same made-up {client}, with {p1}, three times: the smallest job that helps, the usual one, and everything. Say what each includes, what it leaves out, and what moves it. Use ranges.',
      'Add up what one made-up {client} pays, with {p1}: the quote, the time it takes, the part that comes a year later. Say what moves each, and which of it can be left out.',
    ],
    tell: [
      'I will name three prices in the first minute and spend the rest explaining them.',
      'The quote is one line of three, and I will read you all of them.',
    ],
    plain: {
      title: ['Three prices for {w}', 'The real cost of {w}'],
      angle: [
        'Put three ways next to each other: leave it, do it alone, pay somebody. Give each a price as a range, and say what moves it.',
        'Add up an invented case: the hours, the people, the second attempt, the part that was wrong. Set the price of help next to it, and say when help costs more than it saves.',
      ],
      tell: 'I have added up what {w} costs in a year, and I will read you the sum line by line.',
    },
    fits: ['book_meeting', 'sales_library', 'educational', 'decision_makers', 'within_3_months'],
  },
  {
    key: 'not buying',
    title: ['Three cases where I would hold off on {paid}', 'When you do not need {paid}'],
    angle: [
      'Name three situations in which a listener should wait, do it alone or call somebody else. You lose a few sales, and no other episode earns as much trust.',
      'Make an honest list of reasons to wait. For each, say what to do instead, and when to look again.',
    ],
    tell: [
      'If one of these three applies to you, please do not call me yet.',
      'Today I am trying to talk you out of something that I sell.',
    ],
    plain: {
      title: ['{Typed}: three cases in which I would wait', '{Typed}: when it is too early to buy'],
      angle:
        'Three cases: it is needed once a year, the way of working still changes every month, or somebody can be spared to do it without. Hold each against {p1}, and give the number that would change your mind.',
    },
    fits: ['provocative', 'recommend_us', 'known_name', 'own_take', 'reputation_first'],
    needsOpenTrade: true,
  },
  {
    key: 'ask first',
    title: [
      'Six questions to ask {sellers} before you sign',
      'What to ask {sellers} before you decide',
    ],
    angle: [
      'Six questions a listener should put to {rivals}, you included, two of them about {w}, and for each the answer that should make them walk away.',
      'Write the checklist you would give your own sister: what to ask about the price, what to ask about {w}, and what never to accept as an answer.',
    ],
    tell: [
      'Here are six questions, and I want you to ask me the hardest one.',
      'The first question is the one most {people} ask when it is too late to change anything.',
    ],
    plain: {
      title: [
        'Six questions to ask before you pay for help with {w}',
        'What to ask about {w} before you decide',
      ],
    },
    fits: ['educational', 'newcomers', 'followers', 'share_lessons', 'forward_it'],
  },
  {
    key: 'opinion',
    title: ['What {sellers} get wrong, me included', 'What {sellers} should stop saying'],
    angle:
      'Take one thing {rivals} tell {people} about {w}, and say where it is right, where it is not, and which fact would change your mind.',
    angleWith: {
      detail: 'habit',
      angle:
        'Name one habit of {rivals}: {habit}. Say what it costs {people}, why it persists, and what you do instead. It may cost you a {client}, which is why it will be believed.',
    },
    tell: 'I am going to say one sentence my colleagues will not like, and spend the rest of the episode on its exceptions.',
    plain: {
      title: ['What suppliers promise, me included', 'What suppliers should stop promising'],
      angle:
        'Take the promise “You will never have to think about that again,” and hold it against {p1}. Say for whom it holds, where a second pair of eyes is still needed, and which mistake would change your mind.',
    },
    fits: ['provocative', 'open_ideas', 'own_take', 'nobody', 'off_the_cuff', 'think_again'],
  },
];
