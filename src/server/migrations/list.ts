import { Migration20261121110440_initial as PostgresInitial } from './postgres/Migration20261121110440_initial.ts';
import { Migration20261121110440_initial as SqliteInitial } from './sqlite/Migration20261121110440_initial.ts';

/** Every migration by hand, oldest first: the server applies these and looks in no folder. */
export const migrations = {
  sqlite: [SqliteInitial],
  postgres: [PostgresInitial],
};
