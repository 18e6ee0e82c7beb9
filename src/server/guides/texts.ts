import type { z } from 'zod';
import { Ideas, Tasks } from '../../shared/content/guideEpisodeTexts.ts';
import { sectionTexts } from '../../shared/content/guideTexts.ts';
import { readContent } from '../content/documents.ts';
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
    const one = <Schema extends z.ZodType>(schema: Schema, file: string) => {
      const [document] = read(schema, `guide/texts/${file}.yaml`) ?? [];
      const [section = ''] = file.split('/');
      if (document) checkPlaceholders(document, section);
      return document?.data;
    };
    const { rules, ...sections } = sectionTexts;
    const found = {
      summary: one(sections.summary, 'summary'),
      positioning: one(sections.positioning, 'positioning'),
      names: one(sections.names, 'names'),
      problemIdeas: one(Ideas, 'ideas/problems'),
      guestIdeas: one(Ideas, 'ideas/guests'),
      answerIdeas: one(Ideas, 'ideas/answers'),
      offerIdeas: one(Ideas, 'ideas/offers'),
      ownIdeas: one(Ideas, 'ideas/own'),
      guests: one(sections.guests, 'guests'),
      order: one(sections.order, 'order'),
      calendar: one(sections.calendar, 'calendar'),
      setupTasks: one(Tasks.setup, 'tasks/setup'),
      episodeTasks: one(Tasks.episodes, 'tasks/episodes'),
      audienceTasks: one(Tasks.audience, 'tasks/audience'),
      metrics: one(sections.metrics, 'metrics'),
      costs: one(sections.costs, 'costs'),
      messages: one(sections.messages, 'messages'),
      copy: one(sections.copy, 'copy'),
      parts: one(sections.parts, 'parts'),
      questions: one(sections.questions, 'questions'),
      trade: one(sections.trade, 'trade'),
      gemini: one(sections.gemini, 'gemini'),
      tradeRules: one(rules, 'pushback/trade'),
      goalRules: one(rules, 'pushback/goals'),
      formRules: one(rules, 'pushback/forms'),
      quietRules: one(rules, 'pushback/quiet'),
    };
    return isWhole(found) ? found : undefined;
  });

const isWhole = <Parts extends object>(
  parts: Parts,
): parts is Parts & { [Name in keyof Parts]: NonNullable<Parts[Name]> } =>
  Object.values(parts).every((part) => part !== undefined);
