import { z } from 'zod';

// Postgres cannot store NUL or unpaired surrogates, and a model may write either.
const text = (longest: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim())
    .min(1)
    .max(longest);
const texts = (fewest: number, most: number, longest = 900) =>
  z.array(text(longest)).min(fewest).max(most);

const LAST_DAY = 30;
const day = z.int().min(1).max(LAST_DAY);

const ShowName = z.object({ name: text(80), reason: text(400) });
const Episode = z.object({
  title: text(160),
  angle: text(600),
  /** Who speaks and for how long. */
  setting: text(160),
});
const Guest = z.object({ who: text(200), where: text(500), ask: text(500) });
const Segment = z.object({ minutes: text(40), what: text(400) });
const Stage = z.object({ from: day, to: day, title: text(120), tasks: texts(1, 7, 500) });
const Step = z.object({ when: text(80), what: text(700) });
const Metric = z.object({ name: text(120), target: text(300), how: text(500) });

/** A podcast strategy by Gemini or the fallback writer; the limits reject unusable responses. */
export const Guide = z.object({
  summary: text(1200),
  positioning: z.object({ statement: text(500), paragraphs: texts(1, 5) }),
  concept: z.object({ premise: text(500), paragraphs: texts(1, 6) }),
  names: z.array(ShowName).min(3).max(8).refine(differ('name'), 'Must differ'),
  episodes: z.array(Episode).length(10).refine(differ('title'), 'Must differ'),
  guests: z.array(Guest).min(3).max(8).refine(differ('who'), 'Must differ'),
  format: z.object({
    cadence: text(900),
    runOfShow: z.array(Segment).min(3).max(8),
    preparation: text(900),
  }),
  launchPlan: z
    .array(Stage)
    .min(3)
    .max(10)
    .refine(isMonth, 'Must cover days 1 to 30 in order, without gaps'),
  monetisation: z.array(Step).min(2).max(8),
  metrics: z.array(Metric).min(3).max(8).refine(differ('name'), 'Must differ'),
});
export type Guide = z.output<typeof Guide>;
export type Stage = z.output<typeof Stage>;

function differ<Key extends string>(key: Key) {
  return (items: readonly Record<Key, string>[]) =>
    new Set(items.map((item) => item[key].toLowerCase())).size === items.length;
}

function isMonth(stages: readonly { from: number; to: number }[]) {
  const isNext = ({ from, to }: { from: number; to: number }, index: number) =>
    from === (stages[index - 1]?.to ?? 0) + 1 && to >= from;
  return stages.every(isNext) && stages.at(-1)?.to === LAST_DAY;
}
