import type { tasks } from './calendarTexts.ts';

/** The text of a task once all of its phrasings have been used. */
export const again: Readonly<Partial<Record<keyof typeof tasks, string>>> = {
  invite: 'Invite names {from} and {to}.',
  call: 'Call {aOne}, and ask about {pick}.',
  callNext: 'Call {aOne}, and ask what the next ten episodes need.',
  prepare:
    'Send the guest of episode {n} five questions and the recording link, beginning with “{opening}”',
  prepareResearched:
    'Look up the guest of episode {n} and send five questions and the link, beginning with “{opening}”',
  paper: 'Prepare the page for “{title}” (episode {n}), made up or public.',
  prepareAlone: 'Put episode {n} on one card: first sentence, turn, last sentence.',
  record: 'Record “{title}” (episode {n}).',
  recordAlone: 'Record “{title}” (episode {n}).',
  recordSolo: 'Record {ns}: {titles}.',
  edit: 'Edit episode {n}, pick the clip, and ask the guest for a yes to both.',
  editAlone: 'Edit episode {n}, and pick a clip.',
  editSolo: 'Edit {ns}, with one clip each.',
  publish: 'Publish episode {n}, “{title}”, and send it to three {people} by name.',
  promoteGuest: 'Send the recording and the clip of episode {n} to the guest, then {shareClip}.',
  promoteGuestFilm:
    'Send the guest of episode {n} the recording and the clip, film its best line yourself{thenShare}.',
  publishApproved: 'Publish episode {n}, “{title}”, and email it to three {people}, as before.',
  promoteGuestApproved:
    'Send the approved recording and clip of episode {n} to the guest, then {shareClip}.',
  promote: 'Cut a clip from episode {n}{thenShare}.',
  promoteFilm: 'Film forty seconds about episode {n}{thenShare}.',
  outlineNext: 'One card each for {ns}.',
  editor: 'Send episode {n} to another organizer or editor, with the minute worth hearing.',
  memo: 'Ten minutes into your phone, for nobody. Keep one habit you like.',
};

/** Tasks whose phrasings build on each other; others start with a different one per person. */
export const inOrder: ReadonlySet<string> = new Set([
  'invite',
  'record',
  'edit',
  'promoteGuest',
  'promoteGuestFilm',
]);
