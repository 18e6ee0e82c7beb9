import type { Ways } from '../builtIn/template.ts';

export const order: Ways = [
  'As in the calendar: three invitations first, then two at a time, easy names first. After each recording, ask for two more names; names you have not reached by then wait for the second quarter.',
  'Start with {people} who like you and owe you nothing, then the strangers they recommend. Whoever is left on the list at the end of the calendar waits for the second quarter.',
  'Three easy names first, then pairs: one you are sure of, one you are not. Send one reminder, then leave it for a few months. The rest of the list waits for the second quarter.',
  'Work through the list from warm to cold, in the steps of the calendar. Every guest names the next two, and anyone who says no gets asked for another name. The rest is for the second quarter.',
];

/** With two or more invitations of the same text, what has to differ. */
export const eachEpisode: Ways =
  'One text serves every guest: change the title in it to the episode you want this person for, add half a sentence on what it is about, and in the reminder change the question to the opening of that episode. If the title describes the guest, leave it out and name the subject.';

/** Where the text of the invitation speaks of an invented case, by whether one episode has one or several. */
export const inventedCases = {
  one: 'Only episode {ns} has an invented case.',
  several:
    'Episodes {ns} have an invented case or a made-up page; leave that sentence as it is for them.',
} as const;
export const otherCases =
  'For any other, replace what the text says about the case with this: “A closed case is best, or one that is not your own; your company stays out of it.”';

/** Canada’s anti-spam law covers email that promotes a business. */
export const inCanada =
  'In Canada, write by email only to people you know, or whose address is published for requests like yours.';

export const orderSolo: Ways = [
  'One call every second week, before you write. After six calls, read your page of quotes in one sitting and mark what you heard three times; that is your next season.',
  'Make two calls before the first recording, then one every second week, as in the calendar. Write down word for word what they would like to hear next.',
];
export const eachCall =
  'End each call by asking who else would talk to you, send that person the note the same day, and change its subject, and the question in the reminder, to those of the next call.';
/** What else changes in the note, by its phrasing. */
export const onceOut: Ways = [
  'Once episode 1 is out, “I’m preparing a podcast” becomes “I make a podcast.”',
  'Once episode 1 is out, “a new podcast” becomes “a podcast.”',
];
export const forNextTen: Ways = [
  'Where a call is about the next ten, write: “My question is what the first ten episodes leave out.”',
  'Where a call is about the next ten, “an episode about …” becomes “one of the next ten episodes.”',
];
