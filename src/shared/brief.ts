import { z } from 'zod';
import { ById } from './byId.ts';
import { entries, writtenLine, writtenText } from './writtenText.ts';

const EpisodeIdea = z.object({ title: writtenLine(120), note: writtenText(300) });
const Objection = z.object({ objection: writtenLine(140), reply: writtenText(380) });

/**
 * What to know before a call with a person. Gemini, templates and the form of the admin write it; the
 * lengths let it fit on a page.
 */
export const Brief = z.object({
  /** Who they are, what they asked for, and what their answers say. */
  situation: writtenText(600),
  /** What they sell, and to whom. */
  market: writtenText(600),
  questions: entries(writtenText(240), 3, 7),
  episodes: entries(EpisodeIdea, 3, 3),
  objections: entries(Objection, 1, 4),
});
export type Brief = z.output<typeof Brief>;
export type BriefKey = keyof Brief;
export const briefKeys = Brief.keyof().options;

/** What is on record about a person; unknown texts are empty. */
export const BriefFacts = z.object({
  name: z.string(),
  company: z.string(),
  revenue: z.string(),
  /** What they asked for, such as `a proposal (Smart Saver)`. */
  request: z.string(),
  /** The day, time and time zone of a requested call. */
  call: z.string(),
  message: z.string(),
  /** The title of the quiz result. */
  result: z.string(),
  /** What they sell and who buys it, as typed in the quiz. */
  sells: z.string(),
  buyers: z.string(),
  /** The answers that decide about the offer. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The campaign, ad or page that the first visit came from, and its first page. */
  campaign: z.string(),
  landing: z.string(),
  /** Titles of the posts they read, the latest first. */
  posts: z.array(z.string()),
  /** Questions to ask, because no record answers them. */
  gaps: z.array(z.string()),
});
export type BriefFacts = z.output<typeof BriefFacts>;

/** The facts as labels and values; unknown ones are left out. */
export const factRows = (facts: BriefFacts) =>
  [
    { label: 'Company', value: facts.company },
    { label: 'Revenue', value: facts.revenue },
    { label: 'Asked for', value: facts.request },
    { label: 'Requested call', value: facts.call },
    { label: 'Quiz result', value: facts.result },
    { label: 'Sells', value: facts.sells },
    { label: 'Buyers', value: facts.buyers },
    { label: 'Came from', value: facts.campaign },
    { label: 'First page', value: facts.landing },
    { label: 'Posts read', value: facts.posts.join('; '), isLong: true },
  ].filter(({ value }) => value);

const BriefWriter = z.enum(['gemini', 'template']);
export type BriefWriter = z.output<typeof BriefWriter>;

const BriefVersion = z.object({
  version: z.int(),
  /** Who wrote the text, and the member of the team who edited it. */
  writer: BriefWriter,
  editor: z.string().nullable(),
  content: Brief,
});

/** A previous version. */
export const FormerBrief = BriefVersion.extend({ savedAt: z.iso.datetime() });
export type FormerBrief = z.output<typeof FormerBrief>;

/** `former` has the newest first. */
export const SavedBrief = BriefVersion.extend({ savedAt: z.date(), former: z.array(FormerBrief) });
export type SavedBrief = z.output<typeof SavedBrief>;

/** The data of a 409: the current brief as JSON. */
export const CurrentBrief = SavedBrief.extend({ savedAt: z.iso.datetime() });
export type CurrentBrief = z.output<typeof CurrentBrief>;

/** Who gets the brief by email: the owner of the newest lead. */
const BriefRecipient = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    leadId: z.guid(),
    name: z.string(),
    email: z.string(),
    /** Otherwise the email waits in the outbox. */
    isConfigured: z.boolean(),
  }),
  z.object({ state: z.literal('noLead') }),
  z.object({ state: z.literal('noOwner'), leadId: z.guid() }),
  z.object({ state: z.literal('noEmail'), leadId: z.guid(), name: z.string() }),
]);
export type BriefRecipient = z.output<typeof BriefRecipient>;

/** The brief of a person as the page shows it; null before it is written. */
export const OpenedBrief = z.object({
  personId: z.guid(),
  facts: BriefFacts,
  brief: SavedBrief.nullable(),
  recipient: BriefRecipient,
});

export const WrittenBrief = z.object({
  brief: SavedBrief,
  /** Why templates wrote all of it, or some sections, although Gemini is configured. */
  notice: z.string().nullable(),
});

/** The version that was read, 0 for none; another one in the database is a conflict. */
const version = z.int32('Must be the version of the brief you have read');

export const BriefToWrite = ById.extend({ version: version.min(0) });
export type BriefToWrite = z.output<typeof BriefToWrite>;

export const BriefUpdate = ById.extend({ version: version.min(1), content: Brief });
export type BriefUpdate = z.output<typeof BriefUpdate>;

/** `sendId` identifies a click: a repeated call sends no second email. */
export const BriefToSend = ById.extend({
  sendId: z.string().regex(/^[\w-]{16,64}$/, 'Must be a random id'),
});
export type BriefToSend = z.output<typeof BriefToSend>;
