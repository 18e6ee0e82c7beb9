import { z } from 'zod';
import { entries as list, writtenLine as line, writtenText as text } from '../writtenText.ts';
import { taskKinds, WEEKS, weekdays } from './weeks.ts';

const number = (least: number, most: number) => {
  const message = `Must be a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

export const EPISODES = 10;

/** The guide on one page. `audience` is the first paragraph and names the buyers. */
const Summary = z.object({
  audience: text(700),
  promise: text(400),
  format: text(400),
  firstGuest: text(500),
  firstDate: text(400),
  number: text(400),
});

const Positioning = z.object({ statement: text(400), paragraphs: list(text(900), 2, 5) });

const ShowName = z.object({ name: line(80), reason: text(400) });

/**
 * `guest` is who speaks; `opening` is the first question, or the first sentence of a solo episode.
 * `needsPage` says that the host has to write or find a page for it before the recording.
 */
const Episode = z.object({
  title: line(160),
  angle: text(700),
  guest: text(300),
  opening: text(400),
  needsPage: z.boolean().optional(),
});

const GuestSource = z.object({ who: text(250), where: text(500), offer: text(500) });
const GuestPlan = z.object({
  intro: text(900),
  sources: list(GuestSource, 3, 6),
  order: text(900),
});

/** `episodes` are the numbers of the episodes that a task records, edits or publishes. */
const Task = z.object({
  day: z.enum(weekdays, 'Must be a day of the week'),
  minutes: number(5, 240),
  kind: z.enum(taskKinds, 'Must be a kind of task'),
  episodes: z.array(number(1, 30)).max(6, 'Must have at most 6 episodes'),
  what: text(400),
});
const Week = z.object({ title: line(120), tasks: list(Task, 1, 8) });

/** Thirteen weeks, from the Monday after the quiz. */
const Calendar = z.object({
  intro: text(900),
  weeks: z.array(Week).length(WEEKS, `Must have ${WEEKS} weeks`),
});

const Metric = z.object({ name: line(120), target: text(300), how: text(500) });
const Metrics = z.object({ items: list(Metric, 3, 6), ignore: text(600) });

const Cost = z.object({ what: line(160), time: text(200), money: text(200) });
const Costs = z.object({ intro: text(700), items: list(Cost, 3, 9), cut: text(700) });

/** An answer that works against another one, and what to do instead. */
const Pushback = z.object({ title: line(80), conflict: text(500), instead: text(700) });

/** An email. Brackets mark what the sender fills in. */
const Message = z.object({ subject: line(120), body: text(2000) });
const Copy = z.object({
  invitation: Message,
  followUp: Message,
  questions: list(text(300), 4, 12),
  description: text(1500),
  trailer: text(1500),
  linkedIn: text(2000),
});

/**
 * A podcast strategy by Gemini or the built-in writer. The keys of its sections are stable: they are
 * stored, and anchors and feedback refer to them.
 */
export const Guide = z.object({
  summary: Summary,
  positioning: Positioning,
  names: list(ShowName, 3, 6).check(differ('name')),
  episodes: z
    .array(Episode)
    .length(EPISODES, `Must have ${EPISODES} episodes`)
    .check(differ('title')),
  guestPlan: GuestPlan,
  calendar: Calendar,
  metrics: Metrics,
  costs: Costs,
  pushback: list(Pushback, 1, 8),
  copy: Copy,
});
export type Guide = z.output<typeof Guide>;
export type Week = z.output<typeof Week>;
export type Task = z.output<typeof Task>;
export type SectionKey = keyof Guide;

/** In the order in which a guide is written and read. */
export const sectionKeys = Guide.keyof().options;

/** Rejects an entry with the name of an earlier one. */
function differ<Key extends string>(key: Key) {
  return ({ value, issues }: z.core.ParsePayload<Record<Key, string>[]>) => {
    const names = value.map((item) => item[key].toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        issues.push({
          code: 'custom',
          path: [index, key],
          message: 'Must differ from the others',
          input: value,
        });
  };
}
