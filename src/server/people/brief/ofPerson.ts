import type { SqlEntityManager } from '@mikro-orm/sql';
import { BriefEntity } from './entity.ts';

const ofPerson = (emailKey: string) => ({ person: { emailKey } });

/** Counts the briefs of the person with an email key: 0 or 1. */
export const countBriefs = (em: SqlEntityManager, emailKey: string) =>
  em.count(BriefEntity, ofPerson(emailKey));

/** Returns the brief of the person with an email key. */
export const findBrief = (em: SqlEntityManager, emailKey: string) =>
  em.findOne(BriefEntity, ofPerson(emailKey));

/** Deletes the brief of the person with an email key. */
export const deleteBriefs = (em: SqlEntityManager, emailKey: string) =>
  em.nativeDelete(BriefEntity, ofPerson(emailKey));
