/** For the first two problems, where no question of the audience speaks of them. */
export const anyAsks = [
  'What comes to mind first when you hear this: {problem}?',
  'What would you tell a friend who calls about {problem}?',
] as const;

/** For the second and the third guest, where the tables have no question about their story. */
export const anyOpeners = [
  'Which one day explains the title of this episode, “{g2}”?',
  'Somebody reads this title: “{g3}.” What would they get wrong about you?',
] as const;

/** The start, middle and end of the list; the middle is chosen for each person. */
export const questions = {
  middle: [
    'About {p2}: what do you know today that you did not know then?',
    'A friend calls about {p3}. What do you say first?',
    'On {p4}: which advice helped, and which did you drop?',
    '{Debate}: where did you stand then, and where do you stand now?',
    'Picture {paper}: which line would you point to first?',
    'Is there {second}? What has that person told you that surprised you?',
  ],
  /** The sentence that the show argues with. */
  belief: 'When somebody says “{myth}”, what do you say today?',
  end: 'What should a listener in your position do tomorrow morning: whom to call or write to, and how to begin?',
  last: [
    'Who should I talk to next, and may I say that you sent me?',
    'Who else comes to mind, and what should I ask them?',
  ],
  segment: {
    project_teardown:
      'Think of the time between the first doubt and the decision: first week, worst week, last week. What did you decide in each?',
    own_take:
      'I have an opinion about {p4}, and I will say it in one sentence. Where do you stop agreeing?',
    listener_questions: 'A listener asks about {p3}: “Where do I start?” What do you tell them?',
    one_number:
      'Which one number would explain your year to a stranger, and who knows it besides you?',
    quick_questions:
      'Five short ones: what did you try first, what was cheapest, what was useless, what would you do again, and which question did you forget?',
  },
} as const;

/** Where the first guest is invited to an invented case, the list asks about it, never about the guest’s own past. */
export const ofInventedCase = {
  middle: [
    '{Debate}: which fact in this case would move you to the other side?',
    'Who has to agree in this case before anything is done?',
    'A friend calls about {p3}. What do you say first?',
    'What would {theSecond} ask about this case first?',
    'On {p4}: which advice would you give, and which would you leave out?',
  ],
  segment: {
    project_teardown:
      'In this case: what would you decide in the first week, and what would you leave for later?',
    own_take: questions.segment.own_take,
    listener_questions: questions.segment.listener_questions,
    one_number: 'Which one number would you want to know about this case before any other?',
    quick_questions:
      'Five short ones about this case: what would you try first, what is cheapest, what is useless, what would you do again, and which question is missing?',
  },
} as const;
