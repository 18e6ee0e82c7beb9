import type { Ways } from '../builtIn/template.ts';

export const intro: Ways = [
  'No week takes more than {most}, and a normal one takes about {usual}. The show launches in week {launch} with three episodes finished, so it survives when a {client}, a vacation or a cold gets in the way.',
  'Block the same two slots every week, about {usual} together and never more than {most}. You launch in week {launch}, with three finished episodes behind you, so one bad week costs you nothing.',
  'This plan is for somebody with a company to run: {usual} in a normal week, {most} in the busiest. Nothing is published before week {launch}, because a head start of three episodes is what keeps a show going.',
  'Plan on {usual} in most weeks and {most} in the busiest. The first episode goes out in week {launch}, with two more finished behind it.',
  'The busiest week takes {most}; most take about {usual}. Weeks 1 to 3 are for the name, the guests and the gear, and episode 1 is published in week {launch}.',
];

/** Titles of weeks; those in between are named by their episodes. */
export const titles = {
  first: 'Name, guest list, first invitations',
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
    'Say the name “{show}” out loud to three {people} and ask what they would expect to hear. By Friday, keep it or take the next one on the list.',
    'Try “{show}” and two other names from this guide on three {people}. Keep the one they can still repeat the next day.',
    'Write on one card who the show is for: {buyers}. Check the name “{show}” against it and commit.',
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
    'Send the invitation below to the three easiest names and offer each two {recordDay}s, starting in week {firstRecord}.',
    'Send three invitations: use the text below, change one line, and suggest {recordDay}s from week {firstRecord} on.',
    'Send the invitation to three people you could also call. Suggest two {recordDay}s each, the earliest in week {firstRecord}.',
  ],
  invite: [
    'Invite names {from} and {to} on your list, and answer every yes with two dates.',
    'Write to names {from} and {to}; send one reminder to anyone who has been silent for ten days.',
    'Invitations {from} and {to}. A name from a guest or a {client} goes first.',
    'Invite names {from} and {to}. If the last three did not answer, change the first line.',
    'Invite names {from} and {to}, and ask everyone who passed to suggest somebody better.',
    'Names {from} and {to}: send the invitation, and thank whoever suggested them.',
  ],
  call: [
    'Call {aOne} about {pick}, off the record, and write down three sentences word for word.',
    'One call about {pick} with {aOne}: listen for the words they use, not for the answer.',
    'Talk to {aOne} about {pick}; note what they tried first and why it failed.',
    'Call the person who sent you the longest message lately, and ask about {pick}.',
  ],
  setup: [
    'Order a USB microphone, record a minute in two rooms and keep the one with less echo, and open an account with a podcast host. Paste in the description from this guide.',
    'Order the microphone, choose the room with the most curtains, and open the hosting account. The description of “{show}” below fills its fields.',
    'Set up the hosting page with the description below, order a USB microphone, and clap once in two rooms to hear which one echoes less.',
    'Open a hosting account for “{show}”, paste in the description below, and order a USB microphone. Test it in your car if no room is quiet.',
  ],
  cover: [
    'Make the cover of “{show}” from a template, 3000 by 3000 pixels, and check it at thumbnail size.',
    'Cover: the words “{show}” and one color, readable on a phone. A template will do.',
    'Set “{show}” in large letters on a 3000-pixel square, and show it to two {people} on a phone.',
    'Make two covers for “{show}” and ask {aOne} which one they would tap.',
  ],
  questions: [
    'Try the question list on a friend for ten minutes. Keep what made them talk; cut the rest.',
    'Adapt the question list to the first guest: cut three questions, and add one only this person can answer.',
    'Read the question list out loud, cut whatever sounds like a form, and keep five for the first guest.',
    'Put the question list in your own words, and mark the two you would ask if the line dropped in five minutes.',
  ],
  outline: [
    'Write one page for each of the first two episodes: the case, the turn, the last sentence.',
    'Outline episodes 1 and 2 on one page each; their first sentences are in this guide.',
  ],
  rehearse: [
    'Talk into your phone about {w1} for ten minutes on a walk. The next day, listen for the sentence you would keep.',
    'Record ten minutes about {w1} with nobody listening, play it back the next morning, and change one thing.',
    'Interview a colleague for ten minutes about {w1}. Play it back once, and count the words in your questions.',
    'Explain {w1} to your microphone in two minutes, three times. Keep the version in which you slowed down.',
  ],
  prepare: [
    'Prepare “{title}”: one fact about the guest, and five questions, sent today.',
    'Look up the guest of “{title}”, find one thing only they can tell, and build a question on it. Send five.',
    'Send the guest of “{title}” five questions and the link to the call.',
    'For “{title}”, read what the guest last said in public, and send five questions that go one step further.',
  ],
  prepareAlone: [
    'Put “{title}” on one card: first sentence, turn, last sentence.',
    'For “{title}”, write out the opening and the one point you cannot leave out.',
    'Talk through “{title}” once, out loud, on a walk, and note the two sentences worth keeping.',
    'Explain “{title}” to somebody at lunch. Whatever made them ask a question goes first.',
  ],
  record: [
    'Record episode {n}, “{title}”: {talk} minutes of conversation, with fifteen minutes before and after.',
    'Record “{title}” (episode {n}): the opening question first, the list as a safety net.',
    'Episode {n}, “{title}”: record it, and ask for two names at the end.',
    'Record episode {n}, “{title}”, and before you stop, ask what you should have asked.',
  ],
  recordAlone: [
    'Record episode {n}, “{title}”, standing up, and stop at the first good ending.',
    'Record “{title}” (episode {n}): two takes, the second without the card.',
    'Episode {n}, “{title}”: record it, and note right away which minute makes the clip.',
    'Record episode {n}, “{title}”, as if leaving one person a long voice message.',
  ],
  recordSolo: [
    'Record {ns} in one session: {titles}. Stand up for it.',
    'One session, {ns}: {titles}. Two takes each, then stop.',
    'Record {ns} back to back: {titles}. Take a walk in between.',
  ],
  edit: [
    'Edit “{title}”: cut the first minute and every answer you had to explain, and write three lines of notes.',
    'Finish episode {n}, “{title}”: edit, show notes, and one forty-second clip.',
    'Cut “{title}” to its best {length} minutes, and send it to the guest for approval.',
    'Edit episode {n} and pick the clip. If “{title}” takes longer than this, give the next one to an editor.',
    'Listen to “{title}” once without stopping, then cut what made you check your phone. Add notes and a clip.',
  ],
  editAlone: [
    'Edit “{title}”: cut the warm-up and anything you said twice, and write three lines of notes.',
    'Finish “{title}” (episode {n}): notes, and one forty-second clip.',
    'Edit episode {n}, “{title}”, once through and no further, and choose the clip while you listen.',
    'Cut “{title}” to the version you would send to one person. Add two lines of notes and a clip.',
  ],
  editSolo: [
    'Finish {ns}: cut the false starts, keep the pauses, and write two lines of notes each.',
    'Edit {ns}, and pick one sentence from each as a clip.',
    'Edit {ns} in one sitting. Anything you would skip as a listener comes out.',
  ],
  trailer: [
    'Read the trailer of “{show}” out loud three times, keep the second take, and submit the feed to Apple Podcasts, Spotify and YouTube.',
    'Record the trailer from this guide, two takes, and submit “{show}” to Apple Podcasts, Spotify and YouTube. Approval takes a few days.',
    'Record and upload the trailer, then submit “{show}” to Apple Podcasts, Spotify and YouTube so that all three list it by next week.',
  ],
  publishFirst: [
    'Publish episode 1, “{title}”. Send the link by hand to ten {people}, one line each.',
    'Episode 1 goes out: “{title}”. Write ten personal messages to {people}, and ask for nothing.',
    'Publish “{title}”, your first episode, and text it to ten {people} with one line on why you thought of them.',
  ],
  publish: [
    'Publish episode {n}, “{title}”, and send it to the one person it was made for.',
    'Episode {n}, “{title}”, goes out. Put its best sentence in the subject line of the email.',
    '“{title}” (episode {n}) goes out. Check the page on a phone before you share it.',
    'Publish episode {n}, “{title}”, and reply to an old email thread it answers.',
  ],
  announce: [
    'Post the announcement of “{show}” from this guide, and answer every comment the same day.',
    'Post the announcement at lunchtime, and message three {people} who might comment.',
    'Tell the {people} who helped with the name first; then post the announcement below.',
  ],
  promoteGuest: [
    'Send the guest of episode {n} the clip and two sentences they can paste; post the clip yourself {channel}.',
    'Give the guest of episode {n} a clip that needs no explanation, and post another one {channel}.',
    'Episode {n}: write to the guest and to two people they know, then post the best sentence {channel}.',
    'Thank the guest of episode {n} with the best line they said, as a clip, and post it {channel}.',
  ],
  promote: [
    'Post one sentence from episode {n} {channel}, and ask who sees it differently.',
    'Share the clip of episode {n} {channel}, and forward it to two people it answers a question for.',
    'Take the most useful minute of episode {n}, write five lines around it, and post it {channel}.',
    'Turn episode {n} into three short paragraphs and post them {channel}, with the link at the end.',
  ],
  followUp: [
    'Write to each guest so far: which two {people} should hear their episode, and would they send it?',
    'Call the guests of the past weeks and ask what they heard back. Write down every next step, however small.',
    'Thank each guest with one listener’s reaction, and suggest a second conversation where it makes sense.',
  ],
  followUpSolo: [
    'Go back to three people from the calls and tell them which episode came from something they said.',
    'Write to everyone you called: one line, one link, and one question: what should you cover next?',
  ],
  reviewEarly: [
    'Ask five {people} who listened when they stopped. Three of them will tell you the truth.',
    'Look at two numbers: listeners past the halfway mark, and messages from {people}. Change one thing about the first two minutes.',
    'Read every message so far. Whichever episode comes up most, move its topic forward in the list.',
  ],
  reviewLate: [
    'Compare your numbers with the targets below, reread what {people} wrote, and decide: continue, change one thing, or end it on purpose.',
    'One hour with the numbers: what came from conversations, what from listeners, what from neither? Plan the next ten titles.',
    'Reread the targets below with your sheet in front of you. Keep what brought you {people}, drop one thing, and book the next four recordings.',
  ],
  buffer: [
    'Nothing is due. Note three moments from {client} work that could become episodes.',
    'Time for whatever slipped. If nothing did, outline the next episode about {w2}.',
  ],
} as const;
