import { z } from 'zod';
import { list, SectionHeading, Step, template, text } from '../shapes.ts';
import { ServicePage } from './servicePage.ts';

/** Hours after the upload; the release takes 48. */
const Hour = z.number().min(0).max(48);

const Lane = z.strictObject({
  title: text(),
  platforms: list(z.strictObject({ name: text(), format: text(), hour: Hour })),
});
export type Lane = z.output<typeof Lane>;

const Release = SectionHeading.extend({
  title: template('platforms'),
  lanes: list(Lane),
  note: text(),
});

const ReleaseStep = Step.extend({ until: Hour.meta({ title: 'Ends after', help: 'In hours.' }) });

export const DistributionManagementPage = ServicePage.extend({
  release: Release,
  process: SectionHeading.extend({ steps: list(ReleaseStep) }),
  change: SectionHeading.extend({
    before: text(),
    after: text(),
    pairs: list(z.strictObject({ before: text(), after: text() })),
  }),
}).meta({ title: 'Distribution management' });
