import type { ContentDocument } from '../content/documents.ts';

/** What `{{…}}` may name in every text; some is empty for some people. */
const GENERAL =
  'audience belief buyer.aOne buyer.full buyer.one buyer.plural city client closingLine complaints debate details.changes details.decisions details.habit episodes.ahead episodes.published guest.1 guest.2 guest.3 host host.name inventedCase launchWeek listeners local.description local.here local.post minutes.alone minutes.both minutes.each minutes.range minutes.talk minutes.withGuest moment.1 moment.2 offer offer.own offer.paid offer.quoted offer.typed opener.2 opener.3 otherHalf.angle otherHalf.asks.1 otherHalf.asks.2 otherHalf.one otherHalf.people otherHalf.title paper place.3 problem.1 problem.2 problem.3 problem.4 question.1 question.2 question.3 recordingDay rhythm rivals secondVoice sellers setting.at setting.details setting.name show someone source.1 source.2 source.3 source.4 talkTurns word word.1 word.2 word.3 word.4';

/** What names may use, which come before the plan. */
const NAMES =
  'belief belief.title buyer.aOne complaint.1 complaint.2 complaint.3 buyer.plural buyer.plural.title host.first listeners moment.1.title moment.2.title niche.name offer offer.title problem.1 problem.2 problem.3 problem.4 word.1 word.2 word.3 word.4 word.title';

/** More of them, by the file or the folder in `content/guide/texts/`. */
const MORE: Readonly<Record<string, string>> = {
  calendar: 'most usual',
  copy: 'askedWhen beliefLine episode.1.opening episode.1.title episode.2.title episode.3.title form guestEpisode.question guestEpisode.title postForm startWith trailerForm whichOfThree',
  costs: 'after before editor episodes.edited high low money total',
  guests: 'guestCount inCity nameCount',
  messages:
    'guestEpisode.question guestEpisode.title lookFor noPitch shorter signature story storyToTell timeNeeded together veto',
  metrics: 'mentions most replies talks usual',
  order: 'numbers',
  parts: 'beliefEpisode limits ownNoPitch',
  positioning: 'beliefEpisode',
  pushback: 'firstRecordingWeek',
  questions: 'problem',
  trade: 'ownCase',
  summary:
    'dateOf.contact dateOf.launch dateOf.recording firstContact firstDays mentions most week.1 week.2 replies talks',
  tasks:
    'announcement firstNames from guestLines guestWeeks invited lineCount nameCount number numbers opening shareClip subject thenShare title titles to',
};

/** Refuses each text with a placeholder that does not exist, or with a brace outside of one. */
export function checkPlaceholders({ data, refuse }: ContentDocument<unknown>, section: string) {
  const names = section === 'names' ? NAMES : `${GENERAL} ${MORE[section] ?? ''}`;
  const known = new Set(names.split(' '));
  for (const { path, text } of textsIn(data)) {
    const rest = text.replaceAll(/\{\{(\w)([\w.]*)\}\}/g, (all, first: string, more: string) =>
      known.has(first.toLowerCase() + more) ? '' : all,
    );
    const wrong = /\{\{[^{}]*\}\}|[{}]/.exec(rest)?.[0];
    if (wrong) refuse(path, `placeholders that exist here, unlike ${wrong}`);
  }
}

type Text = { path: string[]; text: string };

function textsIn(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, [...path, key]));
}
