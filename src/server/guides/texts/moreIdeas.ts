import type { Idea } from './ideas.ts';

/** Ideas that come from the answers: what is enjoyed, what listeners should do. */
export const moreIdeas: readonly Idea[] = [
  {
    key: 'before the day',
    title: [
      'What {people} ask too late about {w}',
      'The question about {w} that comes a month too late',
    ],
    angle: [
      'Go back through your last ten calls for everything about {w}. What was asked first, what should have been asked a month before, and what would the answer have saved?',
      'Set two questions about {w} against each other, both word for word: the one {people} ask you, and the one that would have helped a month before. Say who could have asked it, and whom.',
    ],
    tell: [
      'I am going to answer a question about {w} that almost nobody asks me in time.',
      'The question I get first is almost never the one that matters.',
    ],
    fits: ['educational', 'newcomers', 'industry_briefing', 'finding_angle'],
  },
  {
    key: 'questions',
    title: [
      'Three questions {people} ask me about {w}',
      'One month of calls: three questions on {w}',
    ],
    angle:
      'Take three questions from last month’s calls and messages. Reword each so that nobody can recognize the person, merge it with similar ones, answer it in four minutes, and say what your answer depends on.',
    tell: 'The first question is about {w}. I will answer it first and explain it afterward.',
    fits: ['listener_questions', 'community', 'newsletter_replies', 'direct_messages', 'nobody'],
  },
  {
    key: 'insider',
    title: ['What {people} tell each other about {w}', '{W}: what an organizer hears every year'],
    angle: [
      'Some people meet your listeners a year before you do. Ask this guest what comes up at those meetings when the talk turns to {w}, as patterns and never as names.',
      'This guest hears dozens of stories about {w}. Ask what keeps coming up and what is new since last year, and leave out who said it.',
    ],
    who: 'Somebody who brings {people} together: an organizer, an editor, a moderator',
    ask: [
      'What do {people} say about {w} when nobody in the room sells anything?',
      'Which story about {w} have you heard from three different {people} this year?',
    ],
    fits: ['industry_insider', 'industry_trends', 'new_partners', 'open_doors', 'press_mentions'],
    needsGuest: true,
  },
  {
    key: 'trend',
    title: 'What changed this year, and what only seems to',
    needs: 'changes',
    angle: [
      'Make three piles (changed, talked about, the same as ever) and sort three subjects into them: {changes}. Say of each who has to do something, and by when.',
      'Take three subjects {people} ask about: {changes}. Say of each: act now, wait, or ignore. Give the reason in one sentence.',
    ],
    tell: [
      'Three piles, and the smallest is the one that matters.',
      'Three changes, and for each I will tell you whether to act, wait or ignore it.',
    ],
    fits: ['industry_trends', 'industry_briefing', 'own_take', 'industry_insider', 'invitations'],
  },
  {
    key: 'after the meeting',
    title: 'What {people} say among themselves about {w}',
    angle:
      'The decision is made after the last visit or call. Reconstruct the talk between {people} that followed: what was said about {w}, what was doubted, who had the last word.',
    who: '{AOne} who remembers what was said afterward',
    ask: 'When you were among yourselves again, who spoke first, and what did they say?',
    consumer: {
      title: 'What {people} say about {w} once the door is closed',
      angle:
        'Reconstruct the talk at home after the last visit or call: what was said about {w}, what was read twice, who wanted to wait, what nobody had asked. Stop just before the decision, and ask what nearly changed it.',
      who: '{AOne} who remembers that evening',
      ask: 'When the door was closed, who spoke first, and what did they say?',
    },
    fits: ['ideal_client', 'clients_partners', 'current_clients', 'book_meeting', 'future_clients'],
    needsGuest: true,
    late: true,
  },
  {
    key: 'mistake',
    kind: 'turning point',
    title: ['{W}: a case I would handle differently', 'What I got wrong about {w}'],
    angle: [
      'One case of your own that turned on {w} and did not go well, including the sentence you should have said. Change whatever identifies the {client}, and leave your part in.',
      'Tell it in the order it happened, not in the order that excuses you: what you were asked, what you said about {w}, what came of it. Close with the habit it left you with.',
    ],
    tell: [
      'There was a minute when I should have said no, and I can tell you which one.',
      'This one did not go well, and I will start with the part that was my fault.',
    ],
    fits: ['costly_mistake', 'own_career', 'own_path', 'known_name', 'building_in_public'],
    needsOpenTrade: true,
  },
  {
    key: 'why',
    kind: 'turning point',
    title: ['What I used to say about {w}', 'When I send {people} to somebody else'],
    angle: [
      'Your own story, told for the listener: what you answered for years when somebody asked about {w}, the day you stopped, and what you say now. Two scenes are enough, with nobody in them who could be recognized.',
      'Describe three people you would send on: one with a question about {w} that somebody else answers better, one who could have it for less, and one who needs you sooner than you have time. Say for each whom to look for, and what to ask there.',
    ],
    tell: [
      'For years I had one answer about {w}. I would not give it today.',
      'There are {people} I can help, and some I would send to somebody else. Here is how to tell.',
    ],
    fits: ['own_path', 'company_origin', 'own_career', 'own_name', 'building_in_public'],
    late: true,
  },
  {
    key: 'page',
    onlyIfAsked: true,
    title: ['The page on {w} its author would rewrite', 'An author answers {people} on {w}'],
    angle: [
      'Ask an author for the page on {w} that {people} quote and the page they wish they could rewrite. Spend the time on the second.',
      'Read one page on {w} out loud and ask what the author would say to {aOne} who tried it and failed.',
    ],
    who: 'The author of a book or study {people} quote',
    ask: 'Which page would you take out of the next edition, and who talked you out of believing it?',
    fits: ['admired_thinker', 'well_known_people', 'collected_notes', 'think_again'],
    needsGuest: true,
    late: true,
  },
  {
    key: 'creator',
    onlyIfAsked: true,
    title: '{W}: what {people} ask in the comments',
    angle:
      'Find somebody {people} follow who once posted about {w}. The comments under that post are your question list.',
    who: 'A creator {people} follow who once posted about {w}',
    ask: 'You once posted about {w}. Which comment have you thought about since?',
    fits: ['popular_creator', 'audience_growth', 'followers', 'entertaining', 'well_known_people'],
    needsGuest: true,
    late: true,
  },
  {
    key: 'quick',
    title: 'Ten quick questions for {aOne}',
    angle: [
      'Ten short questions, half of them about the subject, half about anything else. When an answer comes too fast, stop and stay there.',
      'Spend half the time on short questions and the other half on the one answer that deserves more. Keep the hardest for the end.',
    ],
    who: '{AOne} who is quick and likes to laugh',
    ask: 'First one: what is the worst advice you have heard about {w}?',
    fits: ['quick_questions', 'entertaining', 'off_the_cuff', 'conversational'],
    needsGuest: true,
  },
];
