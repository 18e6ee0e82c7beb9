import { z } from 'zod';
import { AttributionColumns } from '../attributionColumns.ts';
import { ById } from '../byId.ts';
import { OutboxRow } from '../outbox.ts';
import { Guide } from './guide.ts';
import { ListedResponse } from './response.ts';

const guideWriters = ['gemini', 'built-in'] as const;
export type GuideWriter = (typeof guideWriters)[number];

/** Why a version was made. An upgrade is by Gemini, after an outage; a title is chosen by the reader. */
const guideReasons = [
  'written',
  'upgraded',
  'regenerated',
  'edited',
  'restored',
  'chosen',
] as const;
export type GuideReason = (typeof guideReasons)[number];

const sectionKey = Guide.keyof();

/** Who made a version, when and why. */
const Origin = z.object({
  version: z.int(),
  savedAt: z.date(),
  /** Who wrote the text that was edited; null for older guides. */
  writer: z.enum(guideWriters).nullable(),
  /** The account that edited or restored it; null for a writer's own version. */
  editor: z.string().nullable(),
  reason: z.enum(guideReasons),
  /** The version that was restored. */
  restoredFrom: z.int().nullable(),
});

/** A kept version, newest first in lists. `changed` compares it with the kept version before it. */
const ListedVersion = Origin.extend({ changed: z.array(sectionKey) });
export const GuideVersions = z.object({ versions: z.array(ListedVersion) });

/** `guide` is null when it has a former structure and can only be read as Markdown. */
const Content = z.object({ guide: Guide.nullable(), generatedStrategy: z.string() });

export const GuideVersion = Origin.extend({
  ...Content.shape,
  /** The kept version before it. */
  previous: Content.extend({ version: z.int() }).nullable(),
});

/** A finding of a check, shown to the editor as a warning and not as an error. */
const Warning = z.object({ section: sectionKey, sentence: z.string() });

/** A guide as the editor receives it. */
export const EditedGuide = Origin.extend({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  /** Path of the private page; null for older responses without one. */
  guideUrl: z.string().nullable(),
  guide: Guide.nullable(),
  /** Null until the guide is written. */
  generatedStrategy: z.string().nullable(),
  warnings: z.array(Warning),
});

/** The data of a 409: the current guide as JSON. */
export const CurrentGuide = EditedGuide.extend({ savedAt: z.iso.datetime() });

/** The version that was read; another one in the database is a conflict. */
const version = z.int32('Must be the version of the guide you have read').min(1);

export const GuideUpdate = ById.extend({ version, guide: Guide });
export type GuideUpdate = z.output<typeof GuideUpdate>;

export const GuideVersionId = ById.extend({ version });
export type GuideVersionId = z.output<typeof GuideVersionId>;

/** `restored` is the version to bring back, `version` the current one. */
export const GuideToRestore = ById.extend({
  version,
  restored: z.int32('Must be an earlier version').min(1),
});
export type GuideToRestore = z.output<typeof GuideToRestore>;

/** `sendId` identifies a click: a repeated call sends no second email. */
export const GuideToSend = ById.extend({
  sendId: z.string().regex(/^[\w-]{16,64}$/, 'Must be a random id'),
});
export type GuideToSend = z.output<typeof GuideToSend>;

const GuideEmail = OutboxRow.pick({
  id: true,
  state: true,
  attempts: true,
  dueAt: true,
  settledAt: true,
  lastError: true,
  createdAt: true,
});
export const GuideEmails = z.object({
  /** The recipient. */
  email: z.string(),
  /** Otherwise emails wait in the outbox. */
  isConfigured: z.boolean(),
  emails: z.array(GuideEmail),
});

const ExportedVersion = Origin.extend({ generatedStrategy: z.string() });

/** A response of an export, with the former versions of its guide, oldest first. */
export const ExportedResponse = ListedResponse.extend({
  guideVersions: z.array(ExportedVersion),
  ...AttributionColumns.shape,
});
