import type { SqlEntityManager } from '@mikro-orm/sql';
import { BriefEntity } from './entity.ts';

/** Deletes the brief of the person with an email key. */
export const deleteBriefs = (em: SqlEntityManager, emailKey: string) =>
  em.nativeDelete(BriefEntity, { person: { emailKey } });
