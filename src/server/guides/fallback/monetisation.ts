import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, pick, say, type Texts } from './brief.ts';

type Steps = Guide['monetisation'];

const byTimeline: Record<string, Steps> = {
  within_3_months: [
    {
      when: 'Before the first recording',
      what: 'Three months are too short for an audience to pay you, so the guests have to. Choose the first ten by one test: would you be glad of them as a client this quarter?',
    },
    {
      when: 'Weeks 1 to 4',
      what: 'After each recording, ask for a second conversation about one thing the guest said. Within two days, while it is still their subject. It is a better opening than any proposal.',
    },
    {
      when: 'Weeks 5 to 8',
      what: 'Send finished episodes to open proposals that have gone quiet: one episode, one minute mark, one sentence on why.',
    },
    {
      when: 'Weeks 9 to 12',
      what: 'Make one offer, small enough to be decided by one person, to the guests and listeners who have come back twice. Add it up at the end of week 12 and decide whether the second season repeats this.',
    },
  ],
  within_6_months: [
    {
      when: 'Months 1 and 2',
      what: 'Earn nothing and count everything: who was invited, who came, who answered, who asked what you do. The list is the asset.',
    },
    {
      when: 'Months 3 and 4',
      what: 'Turn the question that comes up most into a fixed offer with a price and a date. Mention it at the end of the episodes that raise the question, and nowhere else.',
    },
    {
      when: 'Months 5 and 6',
      what: 'Go back to the guests of the first two months with what has come of their episode. Half a year is about how long a purchase between companies takes to ripen; be there when it does.',
    },
  ],
  within_12_months: [
    {
      when: 'First quarter',
      what: 'Let the show pay in material: one recording replaces the posts, the newsletter and the case study you would have written anyway. Note the hours and invoices you save; that is the first return.',
    },
    {
      when: 'Second quarter',
      what: 'Bring the show into the sales process: an episode in each proposal, an invitation to each client you would like to see more often.',
    },
    {
      when: 'Third quarter',
      what: 'Test one paid format with people who already listen, such as a half-day on the subject of the three most heard episodes. Charge for it, even a little, so that the answer is an answer.',
    },
    {
      when: 'Fourth quarter',
      what: 'Put cost and income of the year side by side, with the deals that name an episode. Keep what paid, and let the rest go without regret.',
    },
  ],
  reputation_first: [
    {
      when: 'First half-year',
      what: 'No offer in the show at all. You set no date for a return, so use the freedom: refuse sponsors, and let the only request be that people follow or reply.',
    },
    {
      when: 'When strangers quote you',
      what: 'Raise the price of what you already sell before you invent something new. Reputation shows first in shorter negotiations.',
    },
    {
      when: 'After the first year',
      what: 'Choose one thing the reputation should carry, and make it rare: a few mandates, one workshop a season, one advisory seat. Scarcity is honest here, because your time is.',
    },
  ],
  over_years: [
    {
      when: 'Year one: talks',
      what: 'Every tenth episode becomes a talk. Offer it unpaid twice, to rooms where the right people sit, with permission to record; from the third on it has a fee.',
    },
    {
      when: 'Year two: a book or a course',
      what: 'Have all episodes transcribed from the first day on. Thirty conversations around one question are the research for a book, and its chapters are the questions that came back.',
    },
    {
      when: 'Year three: offers',
      what: 'By now people know how you think. Sell what they ask for most, in the form you can stand doing for years, and keep the show free: it is the reason they came.',
    },
  ],
};

/** Where the money is, by whom the show is for. */
const source: Texts = {
  decision_makers: ({ niche }) =>
    `The money is in clients ${niche.market}, not in advertising. One signed contract outweighs what sponsors would pay a small show in a year; keep the breaks free.`,
  followers:
    'The money follows trust in you: talks, advice, things with your name on them. Do not rent that trust to a sponsor you would not use yourself.',
  industry_peers: ({ niche }) =>
    `${niche.people[0]?.toUpperCase()}${niche.people.slice(1)} refer work to each other. Agree with three of them on how a referral is named and thanked, and say so on the show.`,
  current_clients:
    'The money is in clients who stay and buy the next thing. Watch renewals among those who listen; a price list would cheapen the show for them.',
  newcomers:
    'Newcomers have little money and a long memory. Sell them small and useful things, and expect the real return from the companies that hire and train them.',
};

export const monetisation = (brief: Brief): Steps => [
  ...pick(brief, 'monetization_timeline', byTimeline),
  { when: 'All along', what: say(brief, 'target_audience', source) },
];
