import type { Ways } from '../builtIn/template.ts';

export const intro: Ways = [
  'No week is planned at more than {most}, and a normal one takes about {usual}. The show launches in week {launch} with {ahead} episodes finished, so it survives when a {client}, a vacation or a cold gets in the way.',
  'This plan is for somebody with a company to run: {usual} in a normal week, {most} in the busiest. Nothing is published before week {launch}, when {ahead} episodes are finished.',
  'Plan on {usual} in most weeks and {most} in the busiest. The first episode goes out in week {launch}, with {ahead} finished by then.',
  'The busiest week takes {most}; most take about {usual}. Weeks 1 to 3 are for the name, the first messages and the gear, and episode 1 is published in week {launch}.',
];

/** Said where the show has guests. */
export const withoutGuest =
  'If no guest is booked two days before a recording, speak about that title alone, for fifteen or twenty minutes in the same hour; if the title needs its guest, take the next one that does not. No release moves. If a guest takes a later day, the two episodes change places; the days of recording and release stay.';

/** Where the invitation needs no approval, the first one has gone out on day one. */
export const firstNames = {
  next: 'the next two names on the list; the first went out on day one',
  all: 'the three easiest names',
} as const;

/** Titles of weeks; those in between are named by their episodes. */
export const titles = {
  first: 'Name, guest list, first invitations',
  firstApproval: 'Name, guest list, approval',
  firstSolo: 'Name, list of questions, first call',
  setup: 'Microphone, room and questions',
  launch: 'Launch: episode 1 goes out',
  review: 'Review, and decide what comes next',
  invite: 'Cover and invitations',
  call: 'One call, no recording',
  thank: 'Back to the guests',
  thankSolo: 'Back to the callers',
  quiet: 'Catch up or rest',
} as const;

/** What happens in a task. Titles of episodes come as {title}. */
export const tasks = {
  decide: [
    'Search the podcast apps for “{show}”, then say the name out loud to three {people} and ask what they would expect to hear. By Friday, keep it or take the next one on the list.',
    'Search the podcast apps for “{show}” and two other names from this guide. Try those that are free on three {people}, and keep the one they can still repeat the next day.',
    'Write on one card who the show is for: {buyers}. Search the podcast apps for “{show}”, check the name against the card, and commit.',
    'Search the podcast apps for “{show}”. If it is free, ask two {people} what they think it is about, and decide the same day.',
  ],
  list: [
    'Write the guest list, {names} names, half of them {people}; note the story you want from each, and who can introduce you.',
    'Make a sheet with {names} names: first {people}, then the people around them. Mark the five who will say yes.',
    'List {names} names with three columns: their story, who can introduce you, and the date you wrote. {People} first.',
    'Fill the list from your phone, your inbox and the guest plan until it has {names} names. Put a star next to anyone you could call today.',
  ],
  listSolo: [
    'Write down twenty sentences you say to {people} every month. Ten of them are your first episodes.',
    'Write down twenty questions {people} have asked you, in their words, and sort them by how often they come up.',
  ],
  inviteFirst: [
    'Send the invitation below to {firstNames}. Offer everybody the next two {recordDay}s on which this calendar records a guest: {guestWeeks}. Two in five say yes: the first picks one of the two, the next gets the other, and from then on you offer the next one in this row.',
    'The text below goes to {firstNames}. Change the title in it to the episode you want each of them for. The days to offer are the next two {recordDay}s with a guest in this calendar: {guestWeeks}. Whoever says yes first picks one, the next gets the other, and from then on you offer the next one in this row.',
  ],
  invite: [
    'Invite names {from} and {to}, and confirm every yes with its date and the title.',
    'Invite names {from} and {to}, and send one reminder to anyone who has been silent for a week.',
    'Invite names {from} and {to}. If fewer than one in three has said yes so far, change the first line.',
    'Invite names {from} and {to}. From now on, a name that a guest gave you goes first.',
    'Invite names {from} and {to}, and ask everyone who said no for another name.',
  ],
  callFirst: [
    'The first call from your note of day one: ask about {p1}, and write down what they tried first and why it failed.',
    'The first call from your note of day one: let them talk about {p1}, read three of their sentences back, and ask which of them you may use without a name.',
  ],
  callSecond: [
    'The second call from your note of day one: ask about {p1} first, then about {pick}, and listen for the words they use.',
    'The second call from your note of day one: after {p1}, ask about {pick}, and what they say to “{myth}.”',
  ],
  call: [
    'Call {aOne}, and ask about {pick}: twenty minutes, without a name. Read three of their sentences back, and ask which of them you may use.',
    'Call {aOne}, and ask about {pick}: listen for the words they use, not for the answer.',
    'Call {aOne}, and ask about {pick}; note what they tried first and why it failed.',
    'Call whoever sent you the longest message lately, and ask about {pick}.',
  ],
  /** Once there is a call for each episode that is still to be recorded. */
  callNext: [
    'Call {aOne}, and ask what the first ten episodes leave out. The answer becomes one of the next ten.',
  ],
  setup: [
    'Order a USB microphone, record a minute in two rooms and keep the one with less echo, and open an account with a podcast host. Paste in the description from this guide.',
    'Order the microphone, choose the room with the most curtains, and open the hosting account. The description of “{show}” below fills its fields.',
    'Set up the hosting page with the description below, order a USB microphone, and clap once in two rooms to hear which one echoes less.',
    'Open a hosting account for “{show}”, paste in the description below, and order a USB microphone. Take the quieter of two rooms.',
  ],
  healthCheck: [
    'Ask somebody who knows the privacy rules (in the US, HIPAA) for the authorization a {client} would sign, and have the line “{closing}” checked.',
  ],
  moneyCheck: [
    'Send the format, all texts below and the line “{closing}” for approval to your compliance officer, or the consultant who does it for your firm. Ask how long the review of an episode takes.',
  ],
  lawCheck: [
    'Check the title of “{show}” and the line “{closing}” against your state’s advertising rules.',
  ],
  propertyCheck: [
    'Show the broker you work under the title, the description, the invitation and the line “{closing}” Add the name of the brokerage wherever it has to stand, the signature first.',
  ],
  guestCheck: ['Write {lines} lines for guests on what they may say: {guestLines}.'],
  cover: [
    'Make the cover of “{show}” from a template, 3000 by 3000 pixels, and check it at thumbnail size.',
    'Cover: the words “{show}” and one color, readable on a phone. A template will do.',
    'Set “{show}” in large letters on a 3000-pixel square, and show it to two {people} on a phone.',
    'Make two covers for “{show}” and ask {aOne} which one they would tap.',
  ],
  questions: [
    'Open an account for remote recording, try the question list on a friend in it for ten minutes, and cut that recording once in its editor.',
    'Open an account for remote recording. Read the question list into it out loud, cut whatever sounds like a form, and try its editor on the result.',
    'Open an account for remote recording and save its link. Put the question list in your own words, and cut one test minute in its editor.',
  ],
  outline: [
    'Fill one card for each of the first two episodes: the first sentence, the one point, the last sentence.',
    'Outline episodes 1 and 2 on one card each; their first sentences are in this guide.',
  ],
  rehearse: [
    'On a walk, talk into your phone for ten minutes. The subject: {p2}. The next day, listen for the sentence you would keep.',
    'With nobody listening, record ten minutes on {p2}. Play it back the next morning, and change one thing.',
    'Take your phone and explain in two minutes what you know about {p2}. Do it three times, and keep the version in which you slowed down.',
  ],
  rehearseSolo: [
    'Say the card of episode 1 into your phone twice, once as written and once the way you would tell it to {aOne}. Change the card to match the second.',
  ],
  prepare: [
    'Find one thing only the guest of episode {n} can tell, and build a question on it. Send five and the recording link, beginning with “{opening}”',
  ],
  preparePaper: [
    'Send the guest of episode {n} the page, five questions and the recording link, beginning with “{opening}”',
  ],
  /** Where the host likes research. */
  prepareResearched: [
    'Ten minutes of research for the fact on your page, then send the guest of episode {n} five questions and the recording link, beginning with “{opening}”',
  ],
  paper: [
    'Prepare what episode {n}, “{title}”, puts on the table: one page, from a public source or with every name and number made up.',
    'Write the page that “{title}” (episode {n}) goes through; a public one does as well, and a made-up one needs made-up names and numbers.',
    'For “{title}”, prepare the one page that listeners will hear about: public, or made up from the first name to the last number.',
  ],
  prepareAlone: [
    'For “{title}”, write out the opening and the one point you cannot leave out.',
    'Talk through “{title}” once, out loud, on a walk, and note the two sentences worth keeping.',
    'Explain “{title}” to a colleague in five minutes. Whatever made them ask a question goes first.',
  ],
  record: [
    'Record episode {n}, “{title}”: {talk} minutes of conversation, with fifteen minutes before and after.',
    'Record “{title}” (episode {n}). Before you stop, ask what you should have asked, and for two names.',
  ],
  recordAlone: [
    'Record episode {n}, “{title}”, standing up, and stop at the first good ending.',
    'Record episode {n}, “{title}”: the opening twice, then once through without stopping.',
    'Record episode {n}, “{title}”, as a long voice message to one {one} you know.',
  ],
  recordSolo: [
    'Record {ns} in one session, standing up: {titles}.',
    'Record {ns} in one session, each opening twice: {titles}.',
    'Record {ns} in one session, with a walk in between: {titles}.',
  ],
  edit: [
    'Edit episode {n}: cut the first minute and every answer you had to explain, pick a forty-second clip, and ask the guest for a yes to both. The first edit of a conversation may take twice as long; that time comes on top of the hours given here.',
    'Edit episode {n}: keep what {people} can use, send it to the guest with the clip, and ask for a yes to both.',
    'Edit episode {n}: listen once without stopping, then cut what made you check your phone. The clip and the guest’s yes as before.',
  ],
  editAlone: [
    'Edit episode {n}: cut the warm-up and anything you said twice, and write three lines of notes.',
    'Edit episode {n} to the version you would send to one {one}, and pick a clip.',
  ],
  editSolo: [
    'Edit {ns}: cut the false starts, keep the pauses, and write two lines of notes each.',
    'Edit {ns}, and pick one sentence from each as a clip.',
    'Edit {ns} in one sitting. Anything {aOne} would skip comes out.',
  ],
  trailer: [
    'Read the trailer of “{show}” out loud three times, keep the second take, and submit the feed to Apple Podcasts, Spotify and YouTube.',
    'Record the trailer from this guide, two takes, and submit “{show}” to Apple Podcasts, Spotify and YouTube. Approval takes a few days.',
    'Record and upload the trailer, then submit “{show}” to Apple Podcasts, Spotify and YouTube so that all three list it before the launch.',
  ],
  publishFirst: [
    'Publish episode 1, “{title}”. Send the link by hand to ten {people}, one line each.',
    'Episode 1 goes out: “{title}”. Write ten personal messages to {people}, and ask for nothing.',
    'Publish “{title}”, your first episode, and send it to ten {people} with one line on why you thought of them.',
  ],
  publishFirstApproved: [
    'Publish episode 1, “{title}”, and email it to ten {people} from the account your firm archives, with one approved line; no texts from a private phone.',
  ],
  publish: [
    'Publish episode {n}, “{title}”, and send it by hand to three people it was made for.',
    'Publish episode {n}, “{title}”, and send it to three people who once asked you about it.',
    'Publish “{title}” (episode {n}), check the page on a phone, and send it to three people by name.',
  ],
  publishApproved: [
    'Publish episode {n}, “{title}”, and email it to three {people} with the line that was approved with it.',
  ],
  announce: [
    'The announcement of “{show}” from this guide: {announce}. Answer everyone who writes the same day.',
    'Tell {invited} first. Then the announcement below: {announce}.',
  ],
  promoteGuest: [
    'Send the guest of episode {n} the recording, the clip and two sentences they can paste, then {shareClip}.',
    'Thank the guest of episode {n} with the recording and the best line they said, as a clip, then {shareClip}.',
    'Send the recording and the clip of episode {n} to the guest, the clip to two people they mentioned as well, then {shareClip}.',
  ],
  promoteGuestApproved: [
    'Send the guest of episode {n} the approved recording and clip, without a text to paste, then {shareClip}.',
  ],
  promoteGuestFilm: [
    'Send the guest of episode {n} the recording, the clip and two sentences they can paste. Film the best line of the episode yourself, forty seconds{thenShare}.',
    'Thank the guest of episode {n} with the recording and the clip. Say the best line on film yourself, forty seconds by a window{thenShare}.',
  ],
  promote: [
    'Cut a forty-second clip from episode {n}{thenShare}.',
    'Take the sentence from episode {n} that some {people} will dispute{thenShare}.',
    'Turn the most useful minute of episode {n} into five lines of text{thenShare}.',
  ],
  promoteFilm: [
    'Film yourself for forty seconds by a window, saying the most useful sentence of episode {n}{thenShare}.',
    'Film forty seconds with the sentence of episode {n} that some {people} will dispute{thenShare}.',
    'Film one answer to a question somebody asked about episode {n}, forty seconds{thenShare}.',
  ],
  followUp: [
    'Write to every guest. Those whose episode is out: which two {people} should hear it, and would they send it? The others: the date on which theirs comes out.',
    'Call the guests whose episodes are out and ask what they heard back, and write the others when theirs comes out. Note every next step, however small.',
    'Send each guest whose episode is out one listener’s reaction, and tell the others when theirs comes out. Suggest a second conversation where it makes sense.',
  ],
  followUpEarly: [
    'Call the guests you have recorded: tell them when their episode comes out, and ask who should hear it first. Write down every next step, however small.',
  ],
  followUpSolo: [
    'Send everyone you called the episode their answers went into, with one line on what came up in the other calls, without names; where it is not out yet, say when it comes.',
    'Write to everyone you called: one line, the link to the episode their answers went into or its date, and one question: what should you cover next?',
  ],
  reviewEarly: [
    'Ask five {people} who listened at which minute they stopped, and what came just before it.',
    'Look at two numbers: listeners past the halfway mark, and messages from {people}. Change one thing about the first two minutes.',
    'Read every message so far. Whichever subject comes up most gets the next free place in the list.',
  ],
  reviewLate: [
    'Compare your numbers with the targets below, reread what {people} wrote, and decide: continue, change one thing, or end it on purpose.',
    'One hour with the numbers: what came from conversations, what from listeners, what from neither? Plan the next ten titles.',
    'Reread the targets below with your sheet in front of you. Keep what brought you {people}, drop one thing, and book the next four recordings.',
  ],
  approvals: [
    'Ask everyone who said yes who else has to agree, and send them the {lines} lines. The date stands once they have agreed.',
  ],
  askCases: [
    'Ask three {client}s in writing whether you may tell their case, and promise that they hear the edit first.',
  ],
  compliance: [
    'Then send the edit, the post and the one line for your emails of {ns} for approval, before anyone else hears or reads them.',
  ],
  outlineNext: [
    'One card each for {ns}: the first sentence, the one point, the last sentence.',
    'For {ns}, write the opening and three points each, in the words you were allowed to use from the calls.',
  ],
  second: [
    'Offer a guest of the past weeks a second conversation about their subject, with one observation you kept off the air, and not a word about your work unless they bring it up.',
    'Offer a second conversation to the guest you learned most from, with a date and a topic of theirs.',
    'Go through the guest list: who has not been offered a second conversation yet? Write to two of them.',
    'Write to the latest two guests: one thing that stayed with you, two dates for a second conversation, and the sentence “I will not bring an offer.”',
  ],
  secondSolo: [
    'Offer somebody you called a second conversation, with one observation you kept off the air.',
    'Offer a second conversation to the caller you quoted most, with a date and a topic.',
    'Go through your calls: who has not been offered a second conversation yet? Write to two of them.',
    'Write to the latest two callers: one thing that stayed with you, and two dates for a second conversation.',
  ],
  editor: ['Send episode {n} to one organizer or editor, with the minute worth hearing.'],
  memo: [
    'A voice memo of ten minutes on {p3}, for nobody. Listen to it once, and keep one habit you like.',
  ],
  checklist: [
    'Make the checklist for {m1}: one page, the questions from this guide, your address at the bottom.',
  ],
  buffer: [
    'Nothing is due. Note three moments from {client} work that could become episodes.',
    'Time for whatever slipped. If nothing did, call {aOne} about {p4}.',
  ],
} as const;
