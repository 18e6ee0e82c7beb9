import { z } from 'zod';
import { steps } from '../quiz/steps.ts';
import { tiers } from '../revenue.ts';
import { offerKeys } from '../paths.ts';
import { text } from './shapes.ts';

const Objection = z.strictObject({
  objection: text('Objection', 'As the person would say it.'),
  reply: text('Reply', 'For the colleague: “they” are the person and their company.'),
});

const challenges = steps.find(({ id }) => id === 'biggest_challenge')?.options ?? [];

/** For the briefs before a first meeting. */
export const Objections = z
  .strictObject({
    offers: z.record(z.enum(offerKeys), Objection),
    service: Objection.meta({ help: 'To somebody who asked about one service.' }),
    price: Objection.meta({ help: 'To everybody else.' }),
    revenue: z
      .record(z.enum([...tiers, 'small']), Objection)
      .meta({ help: 'By the size of the company.' }),
    challenges: z
      .record(z.enum(challenges.map(({ id }) => id)), Objection)
      .meta({ help: 'By the answer of the quiz.' }),
  })
  .meta({ title: 'Objections' });
