import { z } from 'zod';
import { writtenLine } from '../writtenText.ts';
import type { Guide } from './guide.ts';
import { GuideQuery } from './response.ts';
import { dateInWeek, firstMonday } from './weeks.ts';

/** How many names and episodes of the guide the end of the quiz presents. */
const PRESENTED = 3;

/** The show that a guide plans, as the end of the quiz presents it. */
export const Show = z.object({
  /** The first is the working title. */
  names: z.array(z.string()),
  /** The titles of the first episodes. */
  episodes: z.array(z.string()),
  /** Who speaks in the first episode. */
  guest: z.string(),
  /** The day of the first recording, as in `2026-12-08`; absent if the calendar has none. */
  firstRecording: z.string().optional(),
  /** Path of the page that shows only title and cover. */
  sharePath: z.string(),
  /** Path of the picture of the cover. */
  cover: z.string(),
});
export type Show = z.output<typeof Show>;

/** Null before the guide is written, and for guides of a former structure. */
export const ShownShow = Show.nullable();

export const TitleChoice = GuideQuery.extend({
  title: writtenLine(80),
});
export type TitleChoice = z.output<typeof TitleChoice>;

/** The square cover, the one in an email, and the card that a link to the shared page shows. */
const ShowPicture = z.enum(['cover', 'mail', 'card']);
export const ShowPictureQuery = GuideQuery.extend({ picture: ShowPicture });
export type ShowPictureQuery = z.output<typeof ShowPictureQuery>;

/** What a shared link shows. */
export const SharedShow = z.object({ title: z.string(), cover: z.string() });
export type SharedShow = z.output<typeof SharedShow>;

export const presentedNames = ({ names }: Guide) =>
  names.slice(0, PRESENTED).map(({ name }) => name);

export const presentedEpisodes = ({ episodes }: Guide) =>
  episodes.slice(0, PRESENTED).map(({ title }) => title);

/** Returns the day of the first recording of a calendar that starts after the quiz. */
export function firstRecording({ calendar }: Guide, quizTaken: Date) {
  const start = firstMonday(quizTaken);
  const days = calendar.weeks.flatMap(({ tasks }, week) =>
    tasks.filter(({ kind }) => kind === 'record').map(({ day }) => dateInWeek(start, week, day)),
  );
  return days.toSorted()[0];
}

/**
 * Makes one of its names the working title of a guide, also in the texts that mention it.
 * Returns `undefined` if the guide has no such name.
 */
export function withTitle({ names, ...rest }: Guide, title: string) {
  const former = names[0]?.name ?? '';
  const chosen = names.find(({ name }) => name === title);
  if (!chosen) return undefined;
  const ordered = [chosen, ...names.filter((one) => one !== chosen)];
  return { names: ordered, ...renamed(rest, former, title) };
}

function renamed<Value>(value: Value, former: string, title: string): Value;
function renamed(value: unknown, former: string, title: string): unknown {
  if (typeof value === 'string') return value.replaceAll(former, () => title);
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, former, title));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, renamed(entry, former, title)]),
  );
}
