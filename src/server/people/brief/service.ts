import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { isDeepStrictEqual } from 'node:util';
import type { ById } from '../../../shared/byId.ts';
import { type BriefToWrite, type BriefUpdate, type FormerBrief } from '../../../shared/brief.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { ErrorData } from '../../http/errors.ts';
import type { Outbox } from '../../jobs/outbox/worker.ts';
import { PersonEntity } from '../entity.ts';
import { personById } from '../person.ts';
import { BriefEntity, type BriefRow } from './entity.ts';
import { readBriefInput } from './facts.ts';
import { recipientOf } from './sending.ts';
import { type NewBrief, writeBrief } from './writeBrief.ts';

/** Former texts kept per brief. */
const MAX_FORMER = 10;

/** Returns what is on record about a person, and the brief if there is one. @throws TRPCError NOT_FOUND */
export async function openBrief(em: SqlEntityManager, outbox: Outbox, { id }: ById) {
  const person = await personById(em, { id });
  const { facts } = await readBriefInput(em, person);
  const row = await em.findOne(BriefEntity, { person: person.id });
  return {
    personId: person.id,
    facts,
    brief: row && toSavedBrief(row),
    recipient: await recipientOf(em, outbox, person),
  };
}

type WriteOptions = Parameters<typeof writeBrief>[1] & { actor: Actor };

/**
 * Writes or rewrites the brief of a person; the previous text is kept.
 * @throws TRPCError NOT_FOUND, or CONFLICT when another version came first
 */
export async function rewriteBrief(
  em: SqlEntityManager,
  { id, version }: BriefToWrite,
  { actor, consumeQuota, ...options }: WriteOptions,
) {
  const person = await personById(em, { id });
  const { content, writer, notice } = await writeBrief(await readBriefInput(em, person), {
    ...options,
    consumeQuota: async () => {
      // Nothing more is sent about a person who was erased since the last call.
      await em.fork().findOneOrFail(PersonEntity, { id: person.id });
      return consumeQuota();
    },
  });
  const brief = await store(em.fork(), person.id, {
    version,
    content,
    writer,
    editor: null,
    actor,
  });
  return { brief, notice };
}

/** Saves an edited brief. @throws TRPCError CONFLICT with the current brief when another version came first */
export async function saveBrief(
  em: SqlEntityManager,
  { id, version, content }: BriefUpdate,
  actor: Actor,
) {
  const person = await personById(em, { id });
  return store(em, person.id, { version, content, editor: actor.name, actor });
}

type Change = Pick<NewBrief, 'content'> & {
  /** Absent for an edit, which keeps the current writer. */
  writer?: NewBrief['writer'];
  version: number;
  editor: string | null;
  actor: Actor;
};

const store = (
  em: SqlEntityManager,
  personId: string,
  { version, content, writer, editor, actor }: Change,
) =>
  em.transactional(async (tx) => {
    // Serializes writers, and waits for an erasure, after which there is no person.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const person = await tx.findOneOrFail(PersonEntity, { id: personId }, { lockMode });
    const row = await tx.findOne(BriefEntity, { person: personId });
    // A repeated save, such as after a lost response, is not a conflict.
    if (row && editor !== null && isDeepStrictEqual(content, row.content)) return toSavedBrief(row);
    if ((row?.version ?? 0) !== version) throw staleWrite(row);
    const next = {
      content,
      writer: writer ?? row?.writer ?? 'template',
      editor,
      version: version + 1,
      savedAt: new Date(),
    };
    await audit(tx, actor, editor === null ? 'brief.written' : 'brief.edited', {
      type: 'person',
      id: personId,
    });
    const saved = row
      ? tx.assign(row, { ...next, former: [asFormer(row), ...row.former].slice(0, MAX_FORMER) })
      : tx.create(BriefEntity, { ...next, person, former: [], createdAt: next.savedAt });
    return toSavedBrief(saved);
  });

const asFormer = ({ version, writer, editor, content, savedAt }: BriefRow): FormerBrief => ({
  version,
  writer,
  editor,
  content,
  savedAt: savedAt.toISOString(),
});

const toSavedBrief = ({ version, writer, editor, content, savedAt, former }: BriefRow) => ({
  version,
  writer,
  editor,
  content,
  savedAt,
  former,
});

const staleWrite = (current: BriefRow | null) =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'This brief was saved elsewhere after you opened it.',
    cause: new ErrorData(current ? { detail: toSavedBrief(current) } : {}),
  });
