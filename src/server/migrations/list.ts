import { Migration20261121110440_initial as PostgresInitial } from './postgres/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as PostgresAttribution } from './postgres/Migration20261121113142_attribution.ts';
import { Migration20261121140216_access as PostgresAccess } from './postgres/Migration20261121140216_access.ts';
import { Migration20261121140423_posts as PostgresPosts } from './postgres/Migration20261121140423_posts.ts';
import { Migration20261121110440_initial as SqliteInitial } from './sqlite/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as SqliteAttribution } from './sqlite/Migration20261121113142_attribution.ts';
import { Migration20261121140216_access as SqliteAccess } from './sqlite/Migration20261121140216_access.ts';
import { Migration20261121140423_posts as SqlitePosts } from './sqlite/Migration20261121140423_posts.ts';

/** Every migration by hand, oldest first: the server applies these and looks in no folder. */
export const migrations = {
  sqlite: [SqliteInitial, SqliteAttribution, SqliteAccess, SqlitePosts],
  postgres: [PostgresInitial, PostgresAttribution, PostgresAccess, PostgresPosts],
};
