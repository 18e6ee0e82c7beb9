import type { Ways } from '../builtIn/template.ts';

export type MetricText = { name: Ways; target: Ways; how: Ways; needsGuests?: true };

/** By the number the person would look at first; it comes first. */
export const first: Readonly<Record<string, MetricText>> = {
  pipeline_value: {
    name: 'Sales conversations that began with the show',
    target: [
      '{Talks} by day 90, each with a next step and a date. Dollar value comes later, and these conversations come on top of the hours in the calendar.',
      '{Talks} by day 90, counted only with a next step. They come on top of the hours in the calendar.',
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
      'Keep the exact sentence. Write the episode next to it.',
    ],
  },
  meetings_booked: {
    name: 'Second conversations',
    target: [
      '{Talks} by day 90, with guests, with people you called, or with listeners who wrote.',
    ],
    how: [
      'Count a meeting if it has a date and a topic. The recording itself does not count, and neither does a thank-you call. These conversations come on top of the hours in the calendar.',
      'The calendar has a slot for the offer every second week. Count a conversation once it has taken place; its own time comes on top.',
    ],
  },
  press_mentions: {
    name: 'Requests that name an episode',
    target: '{Mentions} by day 90: a small stage, another show or a newsletter.',
    how: [
      'The calendar has two slots for writing to an organizer or editor. Count answers, not emails sent.',
      'Note who invites you and which episode they heard. It shows what you are becoming known for.',
    ],
  },
};

/** For shows judged by conversations although the person chose another number. */
export const talks: MetricText = {
  name: 'Conversations with {people} that began with the show',
  target: '{Talks} by day 90.',
  how: 'One line in a sheet for each: who, which episode, what comes next. The call for an episode or its recording does not count; what follows it does, and it comes on top of the hours in the calendar.',
};

/** For every guide; three are taken. */
export const others: readonly MetricText[] = [
  {
    name: '{People} among your guests',
    target: ['At least half.', 'At least one in two.'],
    how: [
      'Check after every third guest. If most of them so far are {rivals} or friends, the show has lost its buyers.',
      'Mark each name on the list as buyer, friend or colleague. When buyers drop below half, the next three invitations go to {people}.',
    ],
    needsGuests: true,
  },
  {
    name: 'Finished episodes in reserve',
    target: ['Two, or one after a vacation.', 'Two in hand, whenever you count on a Friday.'],
    how: [
      'Count on Friday. If only one is left, record before you do anything else; if none is, record the next title alone the same day, fifteen minutes.',
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
      'Emails, replies and comments in passing all count. Ask one open question per episode, and read an answer at the beginning of the next one you record.',
      'Keep them in one folder, by episode. An episode that brings none did not ask a question worth answering.',
    ],
  },
  {
    name: 'Guests who share',
    target: ['Two in three, within a week.', 'Two of every three guests.'],
    how: [
      'Tick it in the guest list when a guest has passed the episode on. If most do not, ask which minute they would have picked.',
      'A tick per guest in the list, a week after the episode. Without one, send the clip again, once.',
    ],
    needsGuests: true,
  },
  {
    name: 'Listeners after thirty days',
    target: 'Thirty to sixty for episode 1; a planning figure for a show without an audience.',
    how: [
      'Look once, after thirty days. Below thirty, send more personal messages to {people} before you change the topic.',
      'Check once, thirty days after release, and compare it with the number of links you sent by hand.',
    ],
  },
];

export const ignore: Ways = [
  'Ignore charts, follower counts and star ratings for a year. They reward topics {people} do not care about.',
  'Don’t look at downloads in an episode’s first week, and never look at rankings. What counts is who writes to you.',
  'Ignore subscriber counts until the tenth episode. How many listeners are still there in the middle says more about the first two minutes.',
  'Leave out total downloads: they go up whatever you do. Write down the names of {people} who mention an episode instead.',
];
