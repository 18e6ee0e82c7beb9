import { defineEntity, p } from '@mikro-orm/core';

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
    createdAt: p.datetime(3).onCreate(() => new Date()),
  },
});
