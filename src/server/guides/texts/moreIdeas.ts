import type { Idea } from './ideas.ts';

/** Ideas that come from the answers: what is enjoyed, what listeners should do. */
export const moreIdeas: readonly Idea[] = [
  {
    key: 'before the day',
    title: ['What {people} ask too late', 'The question {people} ask a month too late'],
    angle: [
      'Go back through your last ten calls. What was asked first, what should have been asked a month before, and what would the answer have saved?',
      'Set two questions against each other, both word for word: the one you hear in {m1}, and the one that would have helped a month before. Say who could have asked it, and whom.',
    ],
    tell: [
      'I am going to answer a question that almost nobody asks me in time.',
      'The question I get first is almost never the one that matters.',
    ],
    fits: ['educational', 'newcomers', 'industry_briefing', 'finding_angle'],
  },
  {
    key: 'price',
    title: ['Three prices for {offer}', 'What {offer} really costs'],
    plainTitle: ['Three prices for the same work', 'What my work really costs'],
    angle: [
      'Put three prices next to each other: what each includes, what can be left out, and the question that shows whether a price is honest. Use ranges, and say what moves them.',
      'Read an anonymous quote out loud and stop at every line a listener would not understand. Afterward, anyone should be able to read their own.',
    ],
    tell: [
      'I will name three prices in the first minute and spend the rest explaining them.',
      'Let me read you a quote and stop at every line that needs explaining.',
    ],
    fits: ['book_meeting', 'sales_library', 'educational', 'decision_makers', 'within_3_months'],
  },
  {
    key: 'not buying',
    title: ['Three cases where I would hold off on {paid}', 'When you do not need {paid}'],
    plainTitle: ['Three cases where you should not buy from me', 'When not to buy from me'],
    angle: [
      'Name three situations in which a listener should wait, do it alone or call somebody else. You lose a few sales, and no other episode earns as much trust.',
      'Make an honest list of reasons to wait. For each, say what to do instead, and when to look again.',
    ],
    tell: [
      'If one of these three applies to you, please do not call me yet.',
      'Today I am trying to talk you out of something that I sell.',
    ],
    fits: ['provocative', 'recommend_us', 'known_name', 'own_take', 'reputation_first'],
    needsOpenTrade: true,
  },
  {
    key: 'ask first',
    title: [
      'Six questions to ask {sellers} before you sign',
      'What to ask {sellers} before you decide',
    ],
    plainTitle: ['Six questions to ask before you sign', 'What to ask before you decide'],
    angle: [
      'Six questions a listener should put to {rivals}, you included, and for each the answer that should make them walk away.',
      'Write the checklist you would give your own sister: what to ask about the price, what to ask about {p3}, and what never to accept as an answer.',
    ],
    tell: [
      'Here are six questions, and I want you to ask me the hardest one.',
      'The first question is the one most {people} ask when it is too late to change anything.',
    ],
    fits: ['educational', 'newcomers', 'followers', 'share_lessons', 'forward_it'],
  },
  {
    key: 'questions',
    title: ['Three questions {people} ask me', 'Three questions from one month of calls'],
    angle:
      'Take three questions from last month’s calls and messages. Reword each so that nobody can recognize the person, merge it with similar ones, answer it in four minutes, and say what your answer depends on.',
    tell: 'The first question is about {p3}. I will answer it first and explain it afterward.',
    fits: ['listener_questions', 'community', 'newsletter_replies', 'direct_messages', 'nobody'],
  },
  {
    key: 'insider',
    title: ['What {people} only tell each other', 'What {people} ask each other'],
    angle: [
      'Some people meet your listeners a year before you do. Ask this guest what comes up at those meetings, as patterns and never as names.',
      'This guest hears dozens of these stories. Ask what keeps coming up and what is new since last year, and leave out who said it.',
    ],
    who: 'Somebody who brings {people} together: an organizer, an editor, a moderator',
    ask: [
      'What do you notice about {people} a year before they notice it themselves?',
      'Which story have you heard from three different {people} this year?',
    ],
    fits: ['industry_insider', 'industry_trends', 'new_partners', 'open_doors', 'press_mentions'],
    needsGuest: true,
  },
  {
    key: 'trend',
    title: 'What changed this year, and what only seems to',
    needs: 'changes',
    angle: [
      'Three piles, changed, talked about and the same as ever, and three subjects to sort: {changes}. Say of each who has to do something, and by when.',
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
    title: 'How {people} decide once they are among themselves',
    angle:
      'The decision is made after the call. Reconstruct the talk between {people} that followed: what was repeated, what was doubted, who had the last word.',
    who: '{AOne} who remembers what was said once the last call was over',
    ask: 'When you were among yourselves again, who spoke first, and what did they say?',
    consumer: {
      title: 'How {people} decide once the door is closed',
      angle:
        'Reconstruct the talk at home after the last visit or call: what was read twice, who wanted to wait, what nobody had asked. Stop just before the decision, and ask what nearly changed it.',
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
    title: ['A case I would handle differently', 'What I got wrong, from start to finish'],
    angle: [
      'One case of your own that did not go well, including the sentence you should have said. Change whatever identifies the {client}, and leave your part in.',
      'Tell it in the order it happened, not in the order that excuses you. Close with the habit it left you with.',
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
    title: ['The day I changed how I work', 'Who this show is for, and who it is not for'],
    angle: [
      'Your own story, told for the listener: the day after which you worked differently, with nobody in it who could be recognized. Two scenes are enough.',
      'Begin with the {people} this show helps: those with {p1}, or with {p4}. Then name two kinds of listener you send to somebody else, to whom, and why.',
    ],
    tell: [
      'There was a day after which I worked differently. It began with a question I could not answer.',
      'After the episodes so far I can say whom this show helps, and whom I send to somebody else.',
    ],
    fits: ['own_path', 'company_origin', 'own_career', 'own_name', 'building_in_public'],
    late: true,
  },
  {
    key: 'opinion',
    title: ['What {sellers} get wrong, me included', 'What {sellers} should stop saying'],
    plainTitle: ['What suppliers get wrong, me included', 'What suppliers should stop saying'],
    angle:
      'Take one thing {rivals} tell {people} about {p4}, and say where it is right, where it is not, and which fact would change your mind.',
    angleWith: {
      detail: 'habit',
      angle:
        'Name one habit of {rivals}: {habit}. Say what it costs {people}, why it persists, and what you do instead. It may cost you a {client}, which is why it will be believed.',
    },
    tell: 'I am going to say one sentence my colleagues will not like, and spend the rest of the episode on its exceptions.',
    fits: ['provocative', 'open_ideas', 'own_take', 'nobody', 'off_the_cuff', 'think_again'],
  },
  {
    key: 'page',
    onlyIfAsked: true,
    title: ['The page its author would rewrite', 'An author answers {people}'],
    angle: [
      'Ask an author for the page {people} quote and the page they wish they could rewrite. Spend the time on the second.',
      'Read one page out loud and ask what the author would say to {aOne} who tried it and failed.',
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
    title: 'What {people} ask in the comments',
    angle:
      'Find somebody {people} follow who once posted about {p3}. The comments under that post are your question list.',
    who: 'A creator {people} follow who once posted about {p3}',
    ask: 'You once posted about {p3}. Which comment have you thought about since?',
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
    ask: 'First one: what is the worst advice you have heard about {p3}?',
    fits: ['quick_questions', 'entertaining', 'off_the_cuff', 'conversational'],
    needsGuest: true,
  },
];
