import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../columnDefaults.ts';
import type { AuditKind } from '../../shared/audit.ts';

/** Who did what, when and from where; never whose data it was. */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['kind', 'createdAt'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    kind: p.text().$type<AuditKind>(),
    actor: p.text(),
    address: p.text(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
