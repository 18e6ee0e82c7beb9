import type { Ways } from '../builtIn/template.ts';

export type MetricText = { name: Ways; target: Ways; how: Ways; needsGuests?: true };

/** By the number the person would look at first; it comes first. */
export const first: Readonly<Record<string, MetricText>> = {
  pipeline_value: {
    name: 'Sales conversations that began with the show',
    target: [
      '{Talks} by day 90, and one of them a proposal. Dollar value comes later.',
      '{Talks} by day 90. One should have reached a proposal.',
    ],
    how: [
      'A sheet with four columns: person, episode, date, next step. Fill it in the same evening; a guest who asks what you do counts, a compliment does not.',
      'Ask every new contact one question, “How did you find us?”, and write down the answer in their words.',
    ],
  },
  audience_growth: {
    name: 'Listeners past the halfway mark',
    target: ['Six in ten, from the second episode on.', 'Six of every ten who press play.'],
    how: [
      'Apple Podcasts Connect and Spotify for Creators show it per episode. Note the minute at which the curve drops, and listen to it again.',
      'Compare the curve of each episode at minute two and at the end. If it drops early, the opening is too long; if it drops late, the episode is.',
    ],
  },
  inbound_leads: {
    name: 'Inquiries that mention the show',
    target: [
      '{Replies} by day 90; the first often comes through somebody you talked with.',
      '{Replies} by day 90, counted only if they bring it up themselves.',
    ],
    how: [
      'Add “How did you hear about us?” as an open field to every form and first call, and count what people write themselves.',
      'Keep the exact sentence. After five of them you will know which episode brings {people} in, and it is rarely the most popular one.',
    ],
  },
  meetings_booked: {
    name: 'Second conversations',
    target: [
      '{Talks} by day 90, with guests or with listeners who wrote.',
      '{Talks} by day 90, at least one of them with a listener who wrote.',
    ],
    how: [
      'Count a meeting if it has a date and a topic. The recording itself does not count, and neither does a thank-you call.',
      'Offer each guest a second conversation two weeks after the recording, with one observation you kept off the air.',
    ],
  },
  press_mentions: {
    name: 'Invitations that name an episode',
    target: '{Mentions} by day 90: a small stage, another show or a newsletter.',
    how: [
      'Send one episode a month to one editor or organizer, with the minute worth hearing. Count answers, not emails sent.',
      'Note who invites you and which episode they heard. It shows what you are becoming known for.',
    ],
  },
};

/** For every guide; three are taken. */
export const others: readonly MetricText[] = [
  {
    name: '{People} among your guests',
    target: ['At least half.', 'At least one in two, every month.'],
    how: [
      'Check the last six names once a month. If most of them are {rivals} or friends, the show has lost its buyers.',
      'Mark each name on the list as buyer, friend or colleague. When buyers drop below half, the next three invitations go to {people}.',
    ],
    needsGuests: true,
  },
  {
    name: 'Finished episodes in reserve',
    target: ['Two, or one after a vacation.', 'Two every Friday.'],
    how: [
      'Count on Friday. If only one is left, record before you do anything else; if none is, skip a release and say so.',
      'The reserve carries you through the week when a {client} needs all of your time. Fill it before you promote anything.',
    ],
  },
  {
    name: 'Hours a week',
    target: ['{Usual} in a normal week, {most} in the busiest.', 'Never more than {most}.'],
    how: [
      'Write them down for the first month, then hand off the task that took longest. Keep the conversations with {people} for yourself.',
      'One line per task for four weeks is enough. Delegate the longest, unless it is time spent with {people}.',
    ],
  },
  {
    name: 'Messages from {people}',
    target: ['One per episode, from the second on.', 'One for every episode after the first.'],
    how: [
      'Emails, replies and comments in passing all count. Ask one open question per episode, and read an answer on the next.',
      'Keep them in one folder, by episode. An episode that brings none did not ask a question worth answering.',
    ],
  },
  {
    name: 'Guests who share',
    target: ['Two in three, within a week.', 'Two of every three guests.'],
    how: [
      'Send the clip the day the episode comes out, ready to post. If a guest does not share it, it flattered the show and not them.',
      'Give each guest a clip and two sentences they can paste. If they still stay quiet, ask which minute they would have picked.',
    ],
    needsGuests: true,
  },
  {
    name: 'Listeners after thirty days',
    target: [
      'Thirty to sixty for episode 1, most of them {people}.',
      'Thirty to sixty for episode 1.',
    ],
    how: [
      'Look once, after thirty days. Below thirty, send more personal messages to {people} before you change the topic.',
      'Check once, thirty days after release, and compare it with the number of links you sent by hand.',
    ],
  },
];

export const ignore: Ways = [
  'Ignore charts, follower counts and star ratings for a year. They reward topics {people} do not care about.',
  'Don’t look at downloads in an episode’s first week, and never look at rankings. Forty {people} beat four thousand passers-by.',
  'Ignore subscriber counts until the tenth episode. They tell you how many people once pressed a button.',
  'Skip comparisons with other shows. Nobody publishes how many of their listeners are {people}.',
  'Total downloads. They go up whatever you do, and they would look the same if not one listener were a buyer.',
];
