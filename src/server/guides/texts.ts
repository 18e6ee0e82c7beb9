import type { z } from 'zod';
import { Ideas, taskKeys, Tasks } from '../../shared/content/guideEpisodeTexts.ts';
import {
  CalendarTexts,
  CopyTexts,
  CostTexts,
  GuestTexts,
  MessageTexts,
  MetricTexts,
  NameTexts,
  OrderTexts,
  PositioningTexts,
  QuestionTexts,
  Rules,
  SummaryTexts,
  TradeTexts,
} from '../../shared/content/guideTexts.ts';
import { type ContentDocument, readContent } from '../content/documents.ts';
import { ruleNames } from './builtIn/rules.ts';
import { checkPlaceholders } from './placeholders.ts';

let kept: ReturnType<typeof readTexts> | undefined;

/**
 * The phrasings of `content/guide/texts/`, by section. They are read at the first call in a thread.
 * @throws an Error with a line for each problem of the files.
 */
export const texts = () => (kept ??= readTexts());

export function setTexts(read: ReturnType<typeof readTexts>) {
  kept = read;
}

/** Reads the texts again. */
export const readTexts = () =>
  readContent((read) => {
    /** The documents of a section: a file, or the files of a folder. */
    const section = <Schema extends z.ZodType>(schema: Schema, path: string) => {
      const documents = read(schema, `guide/texts/${path}.yaml`);
      const [name = ''] = path.split('/');
      for (const document of documents ?? []) checkPlaceholders(document, name);
      return documents;
    };
    const one = <Schema extends z.ZodType>(schema: Schema, file: string) =>
      section(schema, file)?.[0]?.data;
    const found = {
      summary: one(SummaryTexts, 'summary'),
      positioning: one(PositioningTexts, 'positioning'),
      names: one(NameTexts, 'names'),
      problemIdeas: one(Ideas, 'ideas/problems'),
      guestIdeas: one(Ideas, 'ideas/guests'),
      answerIdeas: one(Ideas, 'ideas/answers'),
      offerIdeas: one(Ideas, 'ideas/offers'),
      guests: one(GuestTexts, 'guests'),
      order: one(OrderTexts, 'order'),
      calendar: one(CalendarTexts, 'calendar'),
      task: joined(section(Tasks, 'tasks/*'), taskKeys),
      metrics: one(MetricTexts, 'metrics'),
      costs: one(CostTexts, 'costs'),
      messages: one(MessageTexts, 'messages'),
      copy: one(CopyTexts, 'copy'),
      questions: one(QuestionTexts, 'questions'),
      trade: one(TradeTexts, 'trade'),
      rule: joined(section(Rules, 'pushback/*'), ruleNames),
    };
    return isWhole(found) ? found : undefined;
  });

const isWhole = <Parts extends object>(
  parts: Parts,
): parts is Parts & { [Name in keyof Parts]: NonNullable<Parts[Name]> } =>
  Object.values(parts).every((part) => part !== undefined);

type Entries<Entry> = Readonly<Partial<Record<string, Entry>>>;

/** Joins files that have one entry for each of the names between them. */
function joined<Name extends string, Entry>(
  files: readonly ContentDocument<Entries<Entry>>[] | undefined,
  names: readonly Name[],
) {
  if (!files) return undefined;
  const found = new Map<string, Entry>();
  for (const { data, refuse } of files)
    for (const [name, entry] of Object.entries(data)) {
      if (!names.some((one) => one === name)) refuse([name], 'no value: nothing has this name');
      if (found.has(name)) refuse([name], 'no value: another file has it');
      if (entry) found.set(name, entry);
    }
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) files[0]?.refuse([], `${missing.join(', ')}, unless another file does`);
  return (name: Name) => {
    const entry = found.get(name);
    if (!entry) throw new Error(`No text for ${name}`);
    return entry;
  };
}
