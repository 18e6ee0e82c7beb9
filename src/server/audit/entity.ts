import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { AuditChange, AuditKind, ObjectType } from '../../shared/audit.ts';

/** Who did what, when and from where; never whose data it was. */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['kind', 'createdAt'] },
    { properties: ['accountId', 'createdAt'] },
    { properties: ['objectId', 'createdAt'] },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    kind: p.text().$type<AuditKind>(),
    actor: p.text(),
    /** Null for credentials without an account, and for entries older than these columns. */
    accountId: p.uuid().nullable().strictNullable(),
    /** At the time of the entry: accounts are renamed and removed. */
    accountName: p.text().nullable().strictNullable(),
    /** Null when the entry is about many objects or none. */
    objectType: p.text().$type<ObjectType>().nullable().strictNullable(),
    /** Also null once the person whom the object was about is erased. */
    objectId: p.text().nullable().strictNullable(),
    /** Of an account or a file at the time of the entry; they are renamed and removed. */
    objectName: p.text().nullable().strictNullable(),
    address: p.text(),
    /** For settings; null for all other entries. */
    changes: p.json<AuditChange[]>().columnType('json').nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
