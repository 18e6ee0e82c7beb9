import { defineEntity, p } from '@mikro-orm/core';
import type { Attribution } from '../../shared/attribution.ts';

export const LeadEntity = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    company: p.text(),
    revenue: p.text(),
    message: p.text().default(''),
    leadType: p.text(),
    offerType: p.text().default(''),
    /** The honeypot was filled. Additive: not part of the REST shape. */
    suspectedSpam: p.boolean().default(false),
    /** Where the person came from. Additive, like the mark above. */
    attribution: p.json<Attribution>().columnType('json').nullable(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
  },
});
