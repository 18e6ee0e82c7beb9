import { z } from 'zod';
import { list, SectionHeading, Stat, Step, text } from '../shapes.ts';
import { ServicePage } from './servicePage.ts';

const Message = z.strictObject({
  day: z.number().meta({ help: 'Counted from the invitation.' }),
  from: z.enum(['you', 'guest', 'note']).meta({ help: '`note` is what the agency does itself.' }),
  title: text(),
  text: text(),
  next: text('What happens then').optional(),
});
const Messages = list(Message);
export type Message = z.output<typeof Message>;

const FollowUp = SectionHeading.extend({
  senders: z.strictObject({ you: text(), guest: text(), note: text() }),
  steps: list(Step.extend({ messages: Messages })),
  lastStep: Step.extend({
    question: text(),
    answers: list(z.strictObject({ name: text(), messages: Messages })),
  }),
});
export type FollowUp = z.output<typeof FollowUp>;

export const LeadGenerationPage = ServicePage.extend({
  results: z.strictObject({ title: text(), stats: list(Stat) }),
  source: SectionHeading.extend({ who: text(), points: list(text()) }),
  followUp: FollowUp,
  marketing: Step.meta({ title: 'Second form' }),
}).meta({ title: 'Lead generation' });
