import { Migration20261121110440_initial as PostgresInitial } from './postgres/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as PostgresAttribution } from './postgres/Migration20261121113142_attribution.ts';
import { Migration20261121140240_whiteboard as PostgresWhiteboard } from './postgres/Migration20261121140240_whiteboard.ts';
import { Migration20261121110440_initial as SqliteInitial } from './sqlite/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as SqliteAttribution } from './sqlite/Migration20261121113142_attribution.ts';
import { Migration20261121140240_whiteboard as SqliteWhiteboard } from './sqlite/Migration20261121140240_whiteboard.ts';

/** Every migration by hand, oldest first: the server applies these and looks in no folder. */
export const migrations = {
  sqlite: [SqliteInitial, SqliteAttribution, SqliteWhiteboard],
  postgres: [PostgresInitial, PostgresAttribution, PostgresWhiteboard],
};
