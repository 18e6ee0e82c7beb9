import { z } from 'zod';
import { Brief } from './brief.ts';
import { Lead } from './leads/lead.ts';
import { newLead } from './leads/newLead.ts';
import { MAX_CORRECTION_LENGTH } from './ownDataLimits.ts';
import { OutboxState } from './outbox.ts';
import { Person } from './person.ts';
import { GuideFeedback } from './quiz/feedback.ts';
import { NewQuizResponse, QuizResponse } from './quiz/response.ts';
import { emailAddress, requiredLongText } from './text.ts';

export const OwnDataRequest = z.object({ email: emailAddress });

/** The same for every address, so that it does not reveal whose data is stored. */
export const OwnDataRequestOutput = z.object({
  /** Email is not configured; the link is sent when it is. */
  isDelayed: z.boolean(),
});

/** The token of a link. A malformed one becomes empty text, which opens nothing. */
export const OwnDataLink = z.object({
  token: z
    .string()
    .overwrite((value) => (/^[\w-]{43}$/.test(value) ? value : ''))
    .max(43),
});

const attribution = z.json().meta({
  description: 'The pages and campaigns through which the person came, or null.',
});

/** Something that happened to an inquiry, such as a note. */
const HistoryEntry = z.object({ at: z.date(), text: z.string() });

/** What a form sent, and what the team noted about it. */
const OwnInquiry = Lead.extend({
  status: z.string(),
  /** A day of the calendar, as in `2026-11-05`. */
  followUpOn: z.string().nullable(),
  /** The worth of the contract in US dollars, once there is one. */
  wonValue: z.int().nullable(),
  lastContactAt: z.date().nullable(),
  isSuspectedSpam: z.boolean(),
  attribution,
  /** Oldest first. */
  history: z.array(HistoryEntry),
});

const OwnBoard = z.object({
  title: z.string(),
  /** Opens the board. */
  path: z.string(),
  createdAt: z.date(),
  changedAt: z.date(),
  notes: z.array(z.object({ text: z.string(), section: z.string() })),
});

/** A completed quiz with everything made from it. */
const OwnQuizResponse = QuizResponse.extend({
  isSuspectedSpam: z.boolean(),
  attribution,
  /** Path of the private page of the guide; null for older responses without one. */
  guidePath: z.string().nullable(),
  /** Former versions of the guide, oldest first. */
  formerGuides: z.array(z.object({ version: z.int(), savedAt: z.date(), text: z.string() })),
  marks: z.array(GuideFeedback.omit({ responseId: true })),
  board: OwnBoard.nullable(),
});

/** What the team wrote down to prepare a call. */
const OwnBriefVersion = z.object({ version: z.int(), savedAt: z.date(), content: Brief });
const OwnBrief = OwnBriefVersion.extend({
  /** Newest first. */
  former: z.array(OwnBriefVersion),
});

const OwnSubscription = z.object({
  id: z.guid(),
  email: z.string(),
  status: z.string(),
  isSuspectedSpam: z.boolean(),
  attribution,
  requestedAt: z.date(),
  confirmedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
  createdAt: z.date(),
});

/** What the person did on the site with their consent. */
const OwnVisit = z.object({
  id: z.guid(),
  kind: z.string(),
  /** The path of a page, or the id of a question. */
  name: z.string(),
  /** Where the visit came from; only for its first page. */
  source: z.json(),
  at: z.date(),
});

/** An email to the person, a notice to the team, or data passed to a connected tool. */
const ownMessageKinds = ['email', 'notice', 'tool', 'task'] as const;
export type OwnMessageKind = (typeof ownMessageKinds)[number];
const OwnMessage = z.object({
  id: z.guid(),
  kind: z.enum(ownMessageKinds),
  /** Empty once the content was deleted. */
  subject: z.string(),
  state: OutboxState,
  createdAt: z.date(),
  settledAt: z.date().nullable(),
});

/**
 * Everything stored about a person, as in the downloaded file; lists are newest first. A change that
 * is not only an addition increases `format`.
 */
export const OwnData = z.object({
  format: z.literal(1),
  /** The address in lower case, which identifies the person. */
  email: z.string(),
  exportedAt: z.date(),
  /** False when a list was cut at its limit, or texts of guides, notes or boards are left out. */
  isComplete: z.boolean(),
  inquiries: z.array(OwnInquiry),
  quizResponses: z.array(OwnQuizResponse),
  brief: OwnBrief.nullable(),
  subscriptions: z.array(OwnSubscription),
  visits: z.array(OwnVisit),
  messages: z.array(OwnMessage),
});
export type OwnData = z.output<typeof OwnData>;

/** The newest of it for the page, without long and former texts, with the number of all records. */
export const OwnDataPage = OwnData.extend({
  quizResponses: z.array(
    OwnQuizResponse.omit({ generatedStrategy: true, formerGuides: true }).extend({
      board: OwnBoard.omit({ notes: true }).nullable(),
    }),
  ),
  brief: OwnBriefVersion.nullable(),
  counts: Person.shape.counts,
  /** When the link expires. */
  expiresAt: z.date(),
});

const { firstName, lastName, company } = newLead().shape;

export const InquiryCorrection = z.object({ id: z.guid(), firstName, lastName, company });
export type InquiryCorrection = z.output<typeof InquiryCorrection>;

export const QuizCorrection = z.object({ id: z.guid(), name: NewQuizResponse.shape.name });
export type QuizCorrection = z.output<typeof QuizCorrection>;

export const CorrectionRequest = z.object({ message: requiredLongText(MAX_CORRECTION_LENGTH) });
export type CorrectionRequest = z.output<typeof CorrectionRequest>;
