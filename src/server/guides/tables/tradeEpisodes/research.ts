import type { TradeEpisodes } from '../rows.ts';

/** For an audience that buys from trades no table knows. */
export const researchEpisodes: TradeEpisodes = {
  observatories: [
    {
      title: 'One table of figures, and the nights it took',
      angle:
        'Take one table of figures through its nights: who computes it, who computes it again, and what happens when the two disagree. Set the hours of checking against the hours of observing, and say which errors a second reader finds and which they repeat.',
      ask: 'Who checks the figures today, and how many nights does it take?',
      tell: 'I have one table of figures here, and I am going to follow it through its nights.',
    },
    {
      title: 'A season of telescope time, night by night',
      angle:
        'Count one season: nights granted, nights lost to weather, nights spent on a question that a calculation could have closed. Decide which result needed the telescope, and which could have been settled at a desk before the proposal.',
      ask: 'Which result waited longest for telescope time, and what was it waiting for?',
      tell: 'I am going to count one season, beginning with the nights that nobody used.',
    },
    {
      title: 'The steps that only the assistant knows',
      angle:
        'Describe one method from beginning to end, and stop at each step that only one person knows. Go through the usual advice, the manual, the second pair of hands, the machine, and say what each costs before the assistant leaves and after.',
      ask: 'Which step of the method could nobody else do, and how did you find out?',
      tell: 'Somebody leaves in spring, and with them goes a step that is written down nowhere.',
    },
  ],
};
