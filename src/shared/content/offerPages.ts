import { z } from 'zod';
import { offerKeys } from '../paths.ts';
import { FourFaqs, Head, Hero, Link, list, SectionHeading, Stat, Step, text } from './shapes.ts';

const Form = z.strictObject({ label: text(), title: text(), text: text().optional() });
const Price = SectionHeading.extend({ includes: list(text()), note: text() });
const threeSteps = z.tuple([Step, Step, Step], 'three of them').readonly();

/** The payments of a year as a chart. */
const Payments = z
  .strictObject({
    paid: z.enum(['monthly', 'upfront']),
    comparedWith: z.enum(offerKeys).optional(),
    caption: text(),
  })
  .meta({ title: 'Payments of a year' });
export type Payments = z.output<typeof Payments>;

const ComparisonRow = z.strictObject({
  name: text(),
  monthly: text(),
  yearly: text(),
  terms: text(),
});
const Comparison = SectionHeading.extend({
  columns: ComparisonRow,
  rows: list(ComparisonRow),
  result: text(),
});
export type Comparison = z.output<typeof Comparison>;

const Points = z.strictObject({ title: text(), points: list(text()) });
const GuaranteeExplainer = SectionHeading.extend({
  steps: list(Step),
  counts: Points,
  yourPart: Points,
});
export type GuaranteeExplainer = z.output<typeof GuaranteeExplainer>;

/** A page of a done-for-you package; `comparison` or `guarantee` is the argument that it opens with. */
export const PackagePage = z
  .strictObject({
    head: Head,
    hero: Hero,
    year: z
      .union(
        [z.strictObject({ facts: list(Stat) }).meta({ title: 'Facts' }), Payments],
        'facts, or payments of a year',
      )
      .meta({ title: 'Below the price' }),
    benefits: SectionHeading.extend({ items: threeSteps }),
    price: Price.extend({ action: Link }),
    comparison: Comparison.optional(),
    guarantee: GuaranteeExplainer.optional(),
    form: SectionHeading,
    faqs: FourFaqs,
  })
  .meta({ title: 'Package' });
export type PackagePage = z.output<typeof PackagePage>;

export const CoachingPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    why: SectionHeading.extend({ items: threeSteps }),
    price: Price,
    form: Form.extend({ actions: list(Link) }),
    lessons: SectionHeading.extend({ steps: list(Step) }),
    faqs: FourFaqs,
  })
  .meta({ title: 'Coaching' });

export const CoursePage = z
  .strictObject({
    head: Head,
    badge: text(),
    hero: Hero,
    claims: list(text()),
    modules: SectionHeading.extend({ items: list(Step) }),
    bonus: SectionHeading.extend({ items: threeSteps }),
    price: Price,
    form: Form,
  })
  .meta({ title: 'Course' });
