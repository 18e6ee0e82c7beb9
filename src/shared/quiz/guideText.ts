import { z } from 'zod';
import { guideHeadings as headings } from '../content/quizGuide.ts';
import type { Guide } from './guide.ts';

/** One entry of a list. `mark` (days or minutes) precedes the title; `facts` are lines below it. */
export const GuideItem = z.object({
  title: z.string(),
  mark: z.string().optional(),
  facts: z.array(z.object({ name: z.string().optional(), text: z.string() })),
});
export type GuideItem = z.output<typeof GuideItem>;

const GuideText = z.object({ kind: z.enum(['lead', 'text', 'heading']), text: z.string() });
const GuideList = z.object({
  kind: z.enum(['numbered', 'list', 'timeline']),
  items: z.array(GuideItem),
});
export const GuideBlock = z.union([GuideText, GuideList]);
export type GuideBlock = z.output<typeof GuideBlock>;

/** A section of a guide, the same for the page, the Markdown and the email. */
export const GuideSection = z.object({
  id: z.string(),
  title: z.string(),
  blocks: z.array(GuideBlock),
});
export type GuideSection = z.output<typeof GuideSection>;

/** The private page of a guide. Without sections, the guide is still being written. */
export const GuideView = z.object({
  name: z.string(),
  summary: z.string(),
  sections: z.array(GuideSection),
});
export type GuideView = z.output<typeof GuideView>;

export function guideSections(guide: Guide): GuideSection[] {
  const { positioning, concept, names, episodes, guests, format, metrics } = guide;
  return [
    section('positioning', lead(positioning.statement), ...texts(positioning.paragraphs)),
    section('concept', lead(concept.premise), ...texts(concept.paragraphs)),
    section(
      'names',
      list('list', names, ({ name, reason }) => ({ title: name, facts: [{ text: reason }] })),
    ),
    section(
      'episodes',
      list('numbered', episodes, ({ title, angle, setting }) => ({
        title,
        facts: [{ text: angle }, { text: setting }],
      })),
    ),
    section(
      'guests',
      list('list', guests, ({ who, where, ask }) => ({
        title: who,
        facts: [
          { name: headings.where, text: where },
          { name: headings.ask, text: ask },
        ],
      })),
    ),
    section(
      'format',
      ...texts([format.cadence]),
      heading(headings.runOfShow),
      list('timeline', format.runOfShow, ({ minutes, what }) => ({
        mark: minutes,
        title: what,
        facts: [],
      })),
      heading(headings.preparation),
      ...texts([format.preparation]),
    ),
    section(
      'launchPlan',
      list('timeline', guide.launchPlan, ({ from, to, title, tasks }) => ({
        mark: headings.days(from, to),
        title,
        facts: tasks.map((text) => ({ text })),
      })),
    ),
    section(
      'monetisation',
      list('timeline', guide.monetisation, ({ when, what }) => ({
        title: when,
        facts: [{ text: what }],
      })),
    ),
    section(
      'metrics',
      list('list', metrics, ({ name, target, how }) => ({
        title: name,
        facts: [{ text: target }, { name: headings.counted, text: how }],
      })),
    ),
  ];
}

type SectionName = Exclude<keyof Guide, 'summary'>;

const section = (id: SectionName, ...blocks: GuideBlock[]): GuideSection => ({
  id,
  title: headings[id],
  blocks,
});

const lead = (text: string): GuideBlock => ({ kind: 'lead', text });
const heading = (text: string): GuideBlock => ({ kind: 'heading', text });
const texts = (all: readonly string[]): GuideBlock[] => all.map((text) => ({ kind: 'text', text }));
const list = <T>(
  kind: z.output<typeof GuideList>['kind'],
  all: readonly T[],
  toItem: (one: T) => GuideItem,
): GuideBlock => ({ kind, items: all.map(toItem) });
