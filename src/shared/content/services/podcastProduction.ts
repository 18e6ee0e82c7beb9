import { z } from 'zod';
import { list, media, SectionHeading, Stat, Step, template, text } from '../shapes.ts';
import { ServicePage } from './servicePage.ts';

const LaunchDay = z.strictObject({
  weekday: text(),
  title: text(),
  we: text('What the agency does'),
  you: z
    .strictObject({ task: text(), minutes: z.number() })
    .meta({ title: 'What the client does' })
    .optional(),
});
export type LaunchDay = z.output<typeof LaunchDay>;

const LaunchCalendar = SectionHeading.extend({
  title: template('time'),
  text: template('free'),
  legend: text(),
  labels: z.strictObject({ we: text(), you: text(), free: text(), nothing: text() }),
  days: z
    .array(LaunchDay)
    .length(14)
    .readonly()
    .meta({ help: 'Day 1 follows the day on which the strategy is approved.' }),
});
export type LaunchCalendar = z.output<typeof LaunchCalendar>;

export const PodcastProductionPage = ServicePage.extend({
  calendar: LaunchCalendar,
  process: SectionHeading.extend({ steps: z.tuple([Step, Step, Step], 'three steps').readonly() }),
  stats: z.strictObject({ label: text(), items: list(Stat) }),
  listen: SectionHeading.extend({
    raw: media('audio', 'As it was recorded'),
    edited: media('audio', 'As it was published'),
  })
    .optional()
    .meta({
      title: 'Raw against edited',
      help: 'A minute of a conversation, with the consent of everyone who speaks. Without it the page has no such section.',
    }),
  services: SectionHeading.extend({ items: list(Step) }),
}).meta({ title: 'Podcast production' });
export type PodcastProduction = z.output<typeof PodcastProductionPage>;
