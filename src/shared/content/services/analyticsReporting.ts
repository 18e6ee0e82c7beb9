import { z } from 'zod';
import { list, SectionHeading, Stat, Step, text } from '../shapes.ts';
import { Process, ServicePage } from './servicePage.ts';

const Bar = z.strictObject({ label: text(), value: z.number() });
const Curve = z.strictObject({ label: text(), shares: list(z.number()) });

const Downloads = z.strictObject({
  title: text(),
  unit: text(),
  bars: list(Bar),
  best: text('Highlighted', 'The label of a bar.'),
});
export type Downloads = z.output<typeof Downloads>;

const Retention = z.strictObject({
  title: text(),
  step: z.number().meta({ title: 'Minutes between two shares' }),
  at: z.number().meta({ title: 'Compared minute' }),
  curves: z.tuple([Curve, Curve], 'two curves').readonly(),
});
export type Retention = z.output<typeof Retention>;

const Report = z.strictObject({
  title: text(),
  figures: list(Stat),
  audience: Downloads,
  content: Retention,
  pipeline: z.strictObject({ title: text(), bars: list(Bar) }),
  returns: z.strictObject({
    title: text(),
    months: z.number().meta({ help: 'Of the ROI Guarantee package, whose price is the cost.' }),
    signed: z.number().meta({ help: 'In dollars.' }),
    labels: z.strictObject({ cost: text(), signed: text(), ratio: text() }),
  }),
  reading: Step,
  next: z.strictObject({ title: text(), steps: list(text()) }),
});
export type Report = z.output<typeof Report>;

const Rhythm = Step.extend({ name: text(), points: list(text()), excerpt: text() });

export const AnalyticsReportingPage = ServicePage.extend({
  suite: SectionHeading.extend({
    views: z.tuple([Step, Step, Step, Step], 'four views').readonly(),
  }).meta({ help: 'Each view explains the part of the report with its letter.' }),
  report: Report,
  rhythms: SectionHeading.extend({
    excerpt: text(),
    items: z.tuple([Rhythm, Rhythm, Rhythm], 'three rhythms').readonly(),
  }),
  process: Process,
}).meta({ title: 'Analytics and reporting' });
