import type { Ways } from '../builtIn/template.ts';

/** The first paragraph. It always names the buyers. */
export const audience: Ways = [
  'This show is for {buyers}. Two problems keep coming up: {p1}, and {p2}.',
  'Make this show for {buyers}. What they bring up first: {p1}. What they admit later: {p3}.',
  'Your listeners are {buyers}. They will recognize two things right away: {p1}, and {p2}.',
  'The people to reach are {buyers}. On their minds: {p1}. Not far behind it: {p3}.',
  'Every episode is for {buyers}. You will hear the same two stories from them: {p2}, and {p1}.',
];

/** After it, what the person sells. */
export const offers = {
  known: [
    'You sell {offer}; other {sellers} are welcome to listen, but no episode is made for them.',
    'Every topic below is something {people} raise before they pay for {offer}, not something {sellers} debate among themselves.',
  ],
  quoted: [
    'In your words: “{own}”. People search for their problem and not for that, so the show stays with what they already talk about: {w1}, {w2} and {w3}.',
    'In your words: “{own}”. The show talks about the problem behind it and saves what you sell for the last sentence of an episode.',
  ],
} as const;

export const byResult: Readonly<Record<string, Ways>> = {
  business_focused: [
    'It pays through the {people} you invite or call; how many listen matters later.',
    'Expect results from the {people} you meet by making it, long before an audience brings any.',
    'Count the {people} you get to talk with because of it, and treat the audience as a bonus.',
  ],
  personal_brand: [
    'You want to be the name {people} give each other when one of them is stuck.',
    'The show spreads by sentences {people} repeat to each other, so end each episode with one short enough to repeat.',
  ],
  hybrid_approach: [
    'Your voice earns the trust of {people} before they need you, and then you get the call.',
    'It can pay twice: in conversations with {people} you start yourself, and in inquiries from listeners who already know your voice.',
    'You open the conversation with {people}, and the company is what they find when they look you up.',
  ],
};

export const promise: Ways = [
  'After each episode {aOne} knows one question to ask or one call to make, without buying anything. The first one is about {p1}.',
  'Each episode settles one question {people} put off, well enough to act on it, and says when it can wait.',
  'Each episode takes one problem and ends with what to do first. An early one: {p2}.',
  'Every episode ends with one decision {aOne} can make this week without buying anything.',
  'At the end of each episode you say which question to settle first, and which can wait.',
];

/** Whom the short plural leaves out. */
export const otherHalf = 'One of the first ten is made with and for {otherPeople}.';

export const format = {
  guests: [
    'A new episode {rhythm}, audio only: {guestLength} with one guest, or {solo} minutes of your own judgment.',
    'A conversation of {guestLength} {rhythm}, recorded online without video, and now and then {solo} minutes of you alone. With a guest: one case, no career history.',
    'Interviews of {guestLength}, {rhythm}, audio only, each built around a single decision, and now and then {solo} minutes of you alone.',
  ],
  solo: [
    '{minutes} minutes of you {rhythm}, recorded two at a time. Each episode answers one question.',
    'You alone for {minutes} minutes {rhythm}, recorded in pairs so that one session covers two releases.',
  ],
  /** Too long to record two in a session. */
  soloLong: [
    '{minutes} minutes of you {rhythm}, recorded one at a time. Each episode answers one question.',
    'You alone for {minutes} minutes {rhythm}, with two breaks in the recording so that the voice holds.',
  ],
  mixed: [
    'Interviews of {guestLength} and solo episodes of {solo}, alternating, {rhythm}, audio only.',
    'A new episode {rhythm}, audio only: a guest for {guestLength}, then you alone for {solo}, in turn.',
  ],
} as const;

/** The invitation goes out before the name is final. */
export const titleCheck: Ways = [
  'Call the show “{show}” in it, if a search finds no podcast of that name.',
  'It may carry the working title; search the apps for “{show}” before you send it.',
  'Search for “{show}” first: if the name is free, it is good enough to invite with, and you can still change it in week 1.',
];

/** Whom to write to first, so that the invitation goes out today. */
export const firstGuest = {
  business: [
    '{AOne} who has a story about {p1}. Search your sent mail and last quarter’s calendar, note three names, and pick the one you would call without rehearsing. Fill in the name and {firstDays}, and send the invitation below.',
    'The {one} you know best. Open the invitation below, add the name and {firstDays}, and send it. If no name comes to mind, ask one {client} for one.',
    'Scroll through your recent calls until you reach {aOne} who would have something to say about {p1}. The invitation below needs the name and {firstDays}.',
  ],
  consumer: [
    '{AOne} who has a story about {p1}. Scroll through the messages on your phone, stop at the first person who has been there, and send the invitation below with the name and {firstDays}.',
    'One {one} you are on first-name terms with. The invitation below needs a name and {firstDays}. If no one comes to mind, ask a friend who does.',
  ],
  /** In a trade with rules on what may be said about clients. */
  bound: [
    '{Someone} from outside your own files, so that no {client}’s consent is needed: a friend, a former colleague, somebody a friend knows. The invitation below needs a first name and {firstDays}.',
    'Don’t start with a {client}. Pick {someone} you know personally and have never {served}, and add the name and {firstDays} to the invitation below.',
  ],
  /** Where the invitation itself has to be approved. */
  approved: [
    'Nobody before the invitation is approved. Until then, call a friend who is {someone}, privately, and ask about {p1}. Then the invitation goes to somebody you have never advised, with {firstDays}.',
  ],
  solo: [
    'None, on purpose: you record the first episodes alone. Instead, send the note below to two {people} you know and ask each for twenty minutes on the phone. Offer {firstDays}. The words you may use go right after the opening and into the last sentence of the episodes about {p1} and {p2}.',
    'You. Before you record, talk to two {people}, without their names, and ask which of their words the episodes may use. The note below asks for such a call; fill in the name and {firstDays}, and send it today.',
  ],
} as const;

/** Where the person has named one kind of company. */
export const firstSetting =
  'It need not be a friend: of the people {settingPhrase}, somebody you met once is enough, if the first line says where.';

/** The first step, where something has to be cleared before anybody is written to. */
export const firstStep = {
  any: 'Week 1 begins next Monday. First step: one message, today.',
  solo: 'Week 1 begins next Monday. First step: two messages, today.',
  money:
    'Week 1 begins next Monday. First step, today: forward the invitation below to whoever approves your advertising, with this line: “May I send this for a podcast, and how long does an episode take to review?”',
  property:
    'Week 1 begins next Monday. First step: one message, today, to a friend; search the apps for “{show}” before you send it. Nothing public before the broker you work under has seen it.',
} as const;

/** The number to watch, by the number the person would look at first. */
export const number: Readonly<Record<string, Ways>> = {
  pipeline_value: [
    'Sales conversations that began with a recording or a call: {talks} by day 90.',
    '{Talks} conversations about work by day 90, each with somebody you met through the show.',
  ],
  audience_growth: [
    'Listeners who get past the middle of an episode: six in ten, from the second episode on.',
    'Six in ten listeners still there at the halfway mark, from the second episode on.',
  ],
  inbound_leads: ['Inquiries that mention the show: {replies} by day 90.'],
  meetings_booked: [
    'Second conversations with guests or listeners: {talks} by day 90.',
    '{Talks} follow-up meetings by day 90, with guests or with listeners who wrote in.',
  ],
  press_mentions: [
    'Requests to speak, write or be a guest that name an episode: {mentions} by day 90.',
    'Mentions by other shows, stages or newsletters: {mentions} by day 90.',
  ],
};

/** Where they decide, whatever number the person would look at first. */
export const talksNumber: Ways =
  'Conversations with {people} that began with the show: {talks} by day 90. The recording or the call for an episode does not count; what follows it does.';

/** By how the person likes to prepare. */
export const preparation: Readonly<Record<string, Ways>> = {
  guest_research: [
    'You like research, so give it a limit: ten minutes an episode, for one fact {people} could not look up themselves.',
    'You like research, so cap it at one page and ten minutes per episode; with more than that, you stop listening.',
  ],
  off_the_cuff: [
    'You are at your best unprepared, so fix only the first sentence and the last.',
    'Stay unprepared except for two lines: the opening from this guide, and your last sentence.',
  ],
  one_page_outline: [
    'Your one-page outline is enough, as long as you write its last line first.',
    'Keep your page of points, with the ending at the top.',
  ],
  full_script: [
    'Script the opening and the ending, and speak the middle from a card.',
    'Write out the first sentence, the last one and every figure; speak the rest from a card.',
  ],
  collected_notes: [
    'Your notes are the supply: once a week, tag each with the episode it could belong to.',
    'Bring three of your notes to each recording and leave with two new ones.',
  ],
};

/** By what would make it a success. */
export const inAYear: Readonly<Record<string, Ways>> = {
  signed_deals: [
    'In a year it has worked if you can name the {client}s who came because of an episode.',
    'The test after a year: a list of new {client}s, each with the episode that brought them in.',
  ],
  known_expert: [
    'In a year it has worked if {people} you do not know can say where you stand on “{myth}.”',
    'The test after a year: {aOne} you never met writes that somebody sent them an episode.',
  ],
  inbound_inquiries: [
    'In a year it has worked if inquiries begin with “I heard you say.”',
    'The test after a year: {people} who write have heard three episodes and ask when you have time.',
  ],
  new_partners: [
    'In a year it has worked if {people} you do not know today have sent somebody to you.',
    'The test after a year: ten {people} you met through the show, each of whom has brought or sent somebody.',
  ],
  invitations: [
    'In a year it has worked if you get invited and no longer have to apply.',
    'The test after a year: a stage, a panel or an article you did not ask for.',
  ],
};
