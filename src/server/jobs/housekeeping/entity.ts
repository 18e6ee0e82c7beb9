import { defineEntity, p } from '@mikro-orm/core';

/** Work that one process does at a time. */
export const LeaseEntity = defineEntity({
  name: 'Lease',
  tableName: 'leases',
  properties: {
    name: p.string().length(100).primary(),
    /** Identifies one run; a run that lost its lease changes nothing. */
    holder: p.uuid(),
    expiresAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable().strictNullable(),
  },
});
