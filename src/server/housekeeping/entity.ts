import { defineEntity, p } from '@mikro-orm/core';

/** Work that one process does at a time, and when it was last done. */
export const LeaseEntity = defineEntity({
  name: 'Lease',
  tableName: 'leases',
  properties: {
    name: p.string().length(100).primary(),
    /** Identifies one run, so that a run that was overtaken changes nothing. */
    holder: p.uuid(),
    expiresAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable().strictNullable(),
  },
});
