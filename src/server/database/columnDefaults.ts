import type { EntityMetadata } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';

export type DatabaseKind = 'sqlite' | 'postgres';

// For `onCreate`; the database has equivalent column defaults.
export const newId = () => uuid();
export const now = () => new Date();

/** UUIDs of version 7, which increase with time, and times in milliseconds. */
export const columnDefaults: Record<DatabaseKind, { id: string; time: string }> = {
  sqlite: {
    id: `(lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6)))))`,
    time: `(cast(round(unixepoch('subsec') * 1000) as integer))`,
  },
  postgres: {
    id: `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`,
    time: `now()`,
  },
};

/** Sets the database defaults of ids and times, in each database's SQL. */
export const withDefaults = (kind: DatabaseKind) => (meta: EntityMetadata) => {
  for (const prop of meta.props) {
    if (prop.onCreate === newId) prop.defaultRaw = columnDefaults[kind].id;
    if (prop.onCreate === now) prop.defaultRaw = columnDefaults[kind].time;
  }
};
