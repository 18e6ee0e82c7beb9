/** For the first two problems, where no question of the audience speaks of them. */
export const anyAsks = [
  '{Problem}: what was the first sign, and what did you do that day?',
  '{Problem}: what did you try first, and what came of it?',
] as const;

/** For the second and the third guest, where the tables have no question about their story. */
export const anyOpeners = [
  'Which one day explains the title of this episode, “{g2}”?',
  'Somebody reads this title: “{g3}.” What would they get wrong about you?',
] as const;

/** The start, middle and end of the list; the middle is chosen for each person. */
export const questions = {
  start: '{q1}',
  middle: [
    'About {p2}: what do you know today that you did not know then?',
    'What would you tell a friend about this: {p3}?',
    'On {p4}: which advice helped, and which did you drop?',
    'When somebody says “{myth}”, what do you say today?',
    '{Debate}: where did you stand then, and where do you stand now?',
    'I would like to see {paper}. Which line would you point to first?',
    'What did you have to explain to {second}?',
    'One moment keeps coming up: {m2}. What would you look at first today?',
  ],
  end: [
    'Which call or message should a listener in your position send tomorrow morning, and what should it say first?',
    'Somebody is dealing with this for the first time: {p1}. Which sentence do you say first?',
  ],
  last: [
    'Who should I talk to next, and can I say that you sent me?',
    'Which two {people} should I talk to, and what should I ask them?',
  ],
  segment: {
    project_teardown:
      'Let’s take your case apart: first week, worst week, last week. What did you decide in each?',
    own_take:
      'I have an opinion about {p4}, and I will say it in one sentence. Where do you stop agreeing?',
    listener_questions: 'A listener writes: “{P3}. Where do I start?” What do you tell them?',
    one_number:
      'Which one number would show a stranger how bad it was, and who knows it besides you?',
    quick_questions:
      'Five short ones: what did you try first, what was cheapest, what was useless, what would you pay for twice, and who did you not tell?',
  },
} as const;
