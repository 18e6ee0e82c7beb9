/** The first of the present migrations, which creates the whole schema. */
const INITIAL = 'Migration20261127170000_initial';
/** The last of the 41 migrations that it replaced. */
const LAST_FORMER = 'Migration20261127160100_feedIds';
/** The last commit that has them. */
const COMMIT = 'f3635df4';

const advice = {
  database: `Start the commit ${COMMIT} once, which migrates it, and then this version.`,
  archive: `Restore it with the commit ${COMMIT}, start that once, and back up the result.`,
};

const isFormer = (name: string) => /^Migration20\d{12}_/.test(name) && name < INITIAL;

/**
 * Returns executed migrations by their present names: all former ones are the initial one.
 * @throws an Error for the operator about a database or archive that has only some of them.
 */
export function presentNames(executed: string[], source: 'database' | 'archive') {
  if (!executed.some(isFormer)) return executed;
  if (executed.includes(LAST_FORMER))
    return [INITIAL, ...executed.filter((name) => !isFormer(name))];
  const last = executed.toSorted().at(-1);
  throw new Error(
    `The ${source} is too old for this version: its last migration is ${last}. ${advice[source]}`,
  );
}

/** The statements that give a database with all former migrations the initial one instead. */
export const renameFormer = [
  `update mikro_orm_migrations set name = '${INITIAL}' where name = '${LAST_FORMER}'`,
  `delete from mikro_orm_migrations
   where name < '${INITIAL}' and name like 'Migration20____________\\_%' escape '\\'`,
];
