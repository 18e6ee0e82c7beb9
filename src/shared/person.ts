import { z } from 'zod';
import { QuizResponse } from './quiz/response.ts';
import { requiredText } from './text.ts';

/** A person is identified by email address, regardless of case. */
export const PersonQuery = z.object({ email: requiredText(320) });

const OtherLead = z.object({
  id: z.guid(),
  leadType: z.string(),
  offerType: z.string(),
  status: z.string(),
  createdAt: z.date(),
});

/** What is stored about a person; an erasure deletes everything in `counts`. */
export const Person = z.object({
  leads: z.array(OtherLead),
  responses: z.array(QuizResponse),
  counts: z.object({
    leads: z.int(),
    notes: z.int(),
    changes: z.int(),
    responses: z.int(),
    subscriptions: z.int(),
    messages: z.int(),
  }),
});
export const Erased = Person.pick({ counts: true });
