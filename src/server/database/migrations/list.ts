import { Migration20261127170000_initial as sqlite_20261127170000_initial } from './sqlite/Migration20261127170000_initial.ts';
import { Migration20261127170000_initial as postgres_20261127170000_initial } from './postgres/Migration20261127170000_initial.ts';

/** Every migration, oldest first. Written by `npm run db create`. */
export const migrations = {
  sqlite: [sqlite_20261127170000_initial],
  postgres: [postgres_20261127170000_initial],
};
