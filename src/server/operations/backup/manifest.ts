import { z } from 'zod';
import type { DatabaseKind } from '../../database/columnDefaults.ts';
import { presentNames } from '../../database/migrations/former.ts';
import { migrations } from '../../database/migrations/list.ts';

const name = z.string().regex(/^\w+$/);

/** What the database of a backup contains. */
export const Contents = z.object({
  /** The newest migration. */
  schema: name,
  tables: z.record(name, z.object({ columns: z.array(name), rows: z.int(), checksum: z.string() })),
});
export type Contents = z.output<typeof Contents>;

/** Increased when earlier programs could not read the archives. */
export const FORMAT = 3;
/** Archives with the uploaded files in them. */
const FORMER_FORMAT = 2;

/** The first file of an archive, `manifest.json`. */
const Manifest = Contents.extend({
  format: z.literal([FORMER_FORMAT, FORMAT]),
  database: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
  /**
   * The salts of the erasures recorded when the backup began, which it contains; unset when the
   * record could not be read, and in archives of earlier versions.
   */
  erasures: z.array(z.string()).optional(),
  /** The version of the program that wrote the archive. */
  version: z.string(),
  /** Every other file by its path. None is outside the folder into which the archive is unpacked. */
  files: z.record(
    z.string().regex(/^((tables|uploads)\/)?[^./\\\0][^/\\\0]*$/),
    z.object({ bytes: z.int().min(0), sha256: z.string() }),
  ),
  /** The uploaded files by their names; they are beside the archive, in the folder `files`. */
  uploads: z
    .record(
      z.string().regex(/^[^./\\\0][^/\\\0]*$/),
      z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) }),
    )
    .optional(),
});
export type Manifest = z.output<typeof Manifest>;

/** The archive is whole, but of a program with another format. */
export class OtherFormatError extends Error {}

/** Parses `manifest.json`. @throws OtherFormatError, or an Error that says what is wrong. */
export function readManifest(text: string): Manifest {
  const json = parseJson(text);
  const { version, format = 1 } = parse(AnyManifest, json);
  if (format !== FORMAT && format !== FORMER_FORMAT)
    throw new OtherFormatError(
      `The archive has the format ${format}, but this program reads the formats ${FORMER_FORMAT} and ${FORMAT}. Restore it with the program that wrote it, of version ${version}, and back up the result after an update.`,
    );
  const manifest = parse(Manifest, json);
  for (const table of Object.keys(manifest.tables))
    if (!Object.hasOwn(manifest.files, tableFile(table)))
      throw new Error(`its manifest does not declare ${tableFile(table)}.`);
  return manifest;
}

/** The path in an archive of a table's rows. */
export const tableFile = (table: string) => `tables/${table}.tsv`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('its manifest is not JSON.', { cause });
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, json: unknown) {
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.') || 'manifest.json';
  throw new Error(`its manifest is wrong: ${field}: ${issue?.message}.`, { cause: error });
}

const AnyManifest = z.looseObject({ format: z.int().optional(), version: z.string() });

export const EMPTY = 'The database is empty, so there is nothing to back up.';

/** Whether this program has the migration that a database had last. @throws an Error if it had it once. */
export const isKnownSchema = (kind: DatabaseKind, schema: string) =>
  migrations[kind].some(({ name }) => name === presentName(schema));

const presentName = (schema: string) => presentNames([schema], 'archive')[0];

/** Returns the migration of a database that corresponds to the newest one of a backup. */
export function migrationOf(kind: DatabaseKind, { database, schema }: Manifest) {
  // Both lists have the same migrations; the time in a name may differ.
  const index = migrations[database].findIndex(({ name }) => name === presentName(schema));
  const migration = migrations[kind][index];
  if (!migration) throw new Error(`There is no migration ${schema}.`);
  return migration.name;
}
