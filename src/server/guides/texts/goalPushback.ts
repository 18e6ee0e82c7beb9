import { dealGoals, hasGuests, type Rule } from './pushbackRule.ts';

/** Rhythm, money, listeners and guests against the goal, the most important rules first. */
export const goalRules: readonly Rule[] = [
  {
    title: 'Daily, with guests',
    applies: (quizTaker) => quizTaker.chose('daily') && hasGuests(quizTaker),
    conflict: [
      'You want to publish daily, with guests. At five a week, and planning on two yeses in five invitations, that is a dozen messages and five recordings every week, before you edit anything.',
      'Five conversations a week are five recordings and five edits, more than ten hours before the first invitation is written. Good guests also take weeks to schedule.',
    ],
    instead: [
      'Publish {rhythm}, and cut one forty-second clip from each episode for the days in between. You record once, and listeners hear from you twice.',
    ],
  },
  {
    title: 'Daily, alone',
    applies: (quizTaker) => quizTaker.chose('daily') && !hasGuests(quizTaker),
    conflict: [
      'Daily and alone works for three weeks. Then a {client} has an emergency, the gap is public, and the habit is broken.',
    ],
    instead: [
      'Publish {rhythm}, with three episodes in reserve. After ten weeks without a gap, add a second day if you still want to.',
    ],
  },
  {
    title: 'Weekly, without the time',
    applies: ({ chose }) => chose('weekly') && chose('finding_time'),
    conflict: [
      'You chose weekly and named time as what will stop you. Around week six, one of the two will win.',
      'A weekly show takes three to four hours every week, including the week when a {client} needs all of you. You said that time is the problem.',
    ],
    instead: [
      'Every two weeks, as planned above, with {ahead} episodes finished before the first goes out. Go weekly once you have had four in reserve for two months.',
    ],
  },
  {
    title: 'An hour, without the time',
    applies: ({ chose }) => chose('long_60min') && chose('finding_time'),
    conflict: [
      'An hour of conversation takes about an hour and three quarters to edit. With too little time, that is the step you will skip.',
    ],
    instead: [
      'Half an hour, as planned above: an hour for the recording, an hour and a quarter for the edit. Let listeners ask for more.',
    ],
  },
  {
    title: 'An hour every week',
    applies: ({ chose }) =>
      chose('long_60min') && chose('weekly', 'daily') && !chose('finding_time'),
    conflict: [
      'Sixty minutes every week is more than four hours of work, and {people} do not have a spare hour every week either.',
    ],
    instead: [
      'Sixty minutes every two weeks, as planned above, with a clip for anyone who will not start a long one.',
    ],
  },
  {
    title: 'Money within three months',
    applies: ({ chose }) => chose('within_3_months'),
    conflict: [
      'You want the show to pay for itself within three months. The first episode comes out in week {launch}; no audience starts buying in the few weeks that are left.',
    ],
    instead: [
      'Judge the ninety days by the conversations in the numbers above, not by listeners. They start before the launch, and one new {client} from them pays for the year.',
    ],
  },
  {
    title: 'Rarely, but soon',
    task: 'calls',
    applies: ({ chose }) => chose('monthly') && chose('within_6_months', 'within_3_months'),
    conflict: [
      'Monthly episodes and a return within half a year do not fit together: by then there are five episodes, and nobody builds a habit around a monthly date.',
    ],
    instead: [
      'Stay monthly on air, and keep every call of the calendar, one {one} and twenty minutes each. The first inquiries will come through the people you called, or those they tell.',
    ],
  },
  {
    title: 'Peers as listeners',
    applies: ({ chose }) => chose('industry_peers'),
    conflict: [
      'You want peers in your industry to listen. Other {sellers} will enjoy it and buy nothing; they like the method, and {people} want the outcome.',
      'Peers are the easiest listeners to get and the worst to build on. A show that impresses {sellers} slowly loses {people}.',
    ],
    instead: [
      'Make every episode for {people}, and take no more than one guest in ten from the trade.',
    ],
  },
  {
    title: 'Beginners as buyers',
    applies: ({ chose }) =>
      chose('newcomers') &&
      chose('win_clients', 'signed_deals', 'pipeline_value', 'meetings_booked', 'open_doors'),
    conflict: [
      'You would speak to people who are starting out, and measure deals. Beginners have questions and no budget.',
    ],
    instead: [
      'Talk to {people} who have the problem now. Beginners are welcome to listen in, and no episode is made for them.',
    ],
  },
  {
    title: 'Beginners as listeners',
    applies: ({ chose }) =>
      chose('newcomers') &&
      !chose('win_clients', 'signed_deals', 'pipeline_value', 'meetings_booked', 'open_doors'),
    conflict: [
      'You would speak to people who are starting out in your field. They listen gladly, and they are not the ones who pay.',
    ],
    instead: [
      'Make the show for {people}. Beginners are welcome to listen in, and no episode is made for them.',
    ],
  },
  {
    title: 'Followers and deals',
    applies: ({ chose }) =>
      chose('followers') && chose('signed_deals', 'pipeline_value', 'book_meeting'),
    conflict: [
      'You want followers to listen and deals to come out of it. People follow a person and buy to solve a problem, and most of your followers do not have that problem.',
    ],
    instead: [
      'Choose topics for the few followers who are {people}, and invite those few onto the show by name.',
    ],
  },
  {
    title: 'Downloads as a measure of deals',
    applies: ({ chose }) => chose('audience_growth') && chose(...dealGoals),
    conflict: [
      'You want {client}s and would look at followers and downloads first. Entertaining topics move those two, so the number would lead you away from the goal.',
    ],
    instead: [
      'Watch conversations with {people}. Listeners past the halfway mark tell you whether an episode was good, not whether the show pays. Check downloads once a quarter, to make sure nothing is broken.',
    ],
  },
  {
    title: 'Alone, to open doors',
    applies: ({ chose }) =>
      chose('nobody') &&
      chose('open_doors', 'new_partners', 'win_clients', 'ideal_client', 'future_clients'),
    conflict: [
      'You want to reach people you cannot reach otherwise, and you want to talk alone. A solo show opens no doors, because nobody gets asked in.',
      'Alone at the microphone you meet nobody, and meeting somebody is what you want from the show.',
    ],
    instead: [
      'Keep the solo format, and keep every call in the calendar: twenty minutes with {aOne}, without a name. After ten episodes, record one of them.',
    ],
  },
  {
    title: 'Famous guests, for deals',
    applies: (quizTaker) =>
      hasGuests(quizTaker) &&
      quizTaker.chose('popular_creator', 'admired_thinker', 'well_known_people') &&
      quizTaker.chose('win_clients', 'signed_deals', 'pipeline_value', 'meetings_booked'),
    conflict: [
      'Famous guests bring listeners who came for the guest. They sign nothing, and each takes more hours than an ordinary invitation.',
      'Everyone knows the guests you dream of, and none of them will buy from you. For the result you named, they are a detour.',
    ],
    instead: [
      'Make the first six guests {people}, or people who advise them. Then ask one well-known name, from the end of the list.',
    ],
  },
  {
    title: 'The hardest guests first',
    applies: (quizTaker) =>
      hasGuests(quizTaker) &&
      quizTaker.chose('getting_guests') &&
      quizTaker.chose('popular_creator', 'admired_thinker', 'well_known_people'),
    conflict: [
      'You worry that guests will say no, and you dream of the ones who say no most often.',
    ],
    instead: [
      'Start with six {people} who would take your call today. The big names stay at the end of the list, when there is something to hear.',
    ],
  },
];
