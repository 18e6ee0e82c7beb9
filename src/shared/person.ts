import { z } from 'zod';
import { GuideFeedback } from './quiz/feedback.ts';
import { QuizResponse } from './quiz/response.ts';
import { requiredText } from './text.ts';

/** A person is identified by email address, regardless of case. */
export const PersonQuery = z.object({ email: requiredText(320) });

const PersonLead = z.object({
  id: z.guid(),
  leadType: z.string(),
  offerType: z.string(),
  status: z.string(),
  createdAt: z.date(),
});

/** Texts that contain notes of a person's board. An erasure does not change them. */
const NoteCopies = z.object({
  posts: z.array(z.object({ id: z.guid(), title: z.string() })),
  /** The quiz responses of others whose guides contain them. */
  guides: z.array(z.object({ id: z.guid(), name: z.string() })),
});
export type NoteCopies = z.output<typeof NoteCopies>;

/** What is stored about a person; an erasure deletes everything in `counts`. */
export const Person = z.object({
  leads: z.array(PersonLead),
  responses: z.array(QuizResponse),
  guideFeedback: z.array(GuideFeedback),
  counts: z.object({
    leads: z.int(),
    notes: z.int(),
    /** Notes copied from their whiteboards to other people's leads. */
    copiedNotes: z.int(),
    /** Changes of a lead's status. */
    changes: z.int(),
    responses: z.int(),
    /** Whiteboards of guides. */
    boards: z.int(),
    /** Marks of guides' sections. */
    marks: z.int(),
    subscriptions: z.int(),
    /** Events of the history that the person consented to. */
    visits: z.int(),
    /** Briefs for a call. */
    briefs: z.int(),
    /** Outbox rows, such as emails. */
    messages: z.int(),
  }),
  copies: NoteCopies,
});
export const EraseOutput = Person.pick({ counts: true, copies: true });
/** For the person, who does not see what the team writes about others. */
export const OwnErasure = Person.pick({ counts: true });
