import type { Ways } from '../builtIn/template.ts';

export const intro: Ways = [
  'Ninety days take {total} of your time: {before} before the launch in week {launch}, and {after} after it. In US dollars they cost {low} if you edit yourself, and up to {high} with an editor and a designer.',
  'Over ninety days the show takes {total}: {before} before the first episode, {after} from the launch on. In US dollars, the bill is {low} at the low end and {high} if you pay for help.',
  'Expect {before} of work before the first episode is out and {after} in the weeks after that, {total} in all. Money is the smaller part: in US dollars, from {low} doing everything yourself to {high} with help.',
  'Your time is the main cost: {total} in ninety days, {before} of it before the launch. In US dollars, cash runs from {low} for a microphone and hosting to {high} with editing and a cover; of the {after} after the launch, the editing is the part worth delegating.',
];

export const setup: Ways = [
  'Setup: name, list, room, cover, trailer',
  'One-time setup: name, list, hosting, cover and trailer',
];
export const contacts: Ways = ['Invitations', 'Writing to guests'];
export const contactsSolo = 'Outlines, rehearsal and calls';
export const recording: Ways = ['Preparing and recording', 'Preparation and recording'];
export const cutting: Ways = ['Editing and show notes', 'Editing'];
export const cuttingMoney = 'nothing, or {editor} with an editor for {count} episodes';
export const sharing: Ways = [
  'Publishing, sharing and review',
  'Publishing and everything after it',
];
export const inTheSetup = 'part of the setup';

export const microphone: Ways = [
  'A USB microphone and closed-back headphones',
  'Microphone (dynamic, USB) and headphones',
];
export const hosting: Ways = ['Podcast hosting, three months', 'Hosting for three months'];
export const line: Ways = [
  'Remote recording service, three months',
  'Online recording, three months',
];
export const cover: Ways = ['Cover art by a designer', 'A designer for the cover'];

/** What to save on, by what is most likely to stop the person. */
export const cut: Readonly<Record<string, Ways>> = {
  proving_return: [
    'Spend nothing on reach. If the first {episodes} episodes start no conversation with {people}, more listeners will not change that; different guests will.',
    'Save on design and on advertising. Don’t save on the note you write in the evening about who said what, because that is the proof you will need.',
  ],
  being_the_voice: [
    'Pay for editing before anything else: a clean version of your own voice is easier to get used to.',
    'Don’t buy a studio to feel safer. A closet full of coats and one friendly {one} on the call will do more for your voice than foam on a wall.',
  ],
  finding_time: [
    'Buy back editing first, then show notes and clips. Write the messages to {people} yourself; they can tell.',
    'If a week falls apart, drop the clip and the post first, then the edit, and the recording last. People forgive an unpolished episode sooner than a canceled date.',
  ],
  getting_guests: [
    'Save on equipment. Guests forgive average audio; they do not forgive a third reminder. Put the hours into the first line of each invitation.',
    'Don’t pay a booking agency at this stage; ask each guest for two introductions instead, which cost nothing.',
  ],
  finding_angle: [
    'Save on music, an intro and a studio. Keep the hours for the recordings and for the messages you send by name.',
    'Spend nothing on finding an angle. It is in what {people} told you this week; write it down the same day.',
  ],
};

/** When the cost pays off, by the timeline chosen. */
export const payback: Readonly<Record<string, Ways>> = {
  within_3_months: [
    'One {client} met through the show pays for all of it; no audience that young will.',
    'Set one new {client} against that, because nothing else can pay within three months.',
  ],
  within_6_months: [
    'For a return within half a year, rely on the people you write to and on those to whom they pass an episode on, and treat strangers who listen as a bonus.',
    'Plan on two or three conversations with {people} that turn into work within half a year.',
  ],
  within_12_months: [
    'Compare it with what your last trade show or campaign cost you.',
    'Give it the year you planned, and judge the ninety days by conversations and not by income.',
  ],
  reputation_first: [
    'You put reputation before return, so treat the total as tuition and look at it again when {aOne} you do not know quotes you.',
    'Since reputation comes first, compare the total with what you spent on being known last year.',
  ],
  over_years: [
    'Over the years the recordings become talks, so keep every approved version, and ask the guest again before you use one on a stage.',
    'Keep transcripts from day one: over the years the recordings become talks, and each guest is asked again before one is used on a stage.',
  ],
};
