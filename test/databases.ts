import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/server/database/database.ts';
import { query, startPostgres, withName } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database that the suite runs on. */
    database: 'sqlite' | 'postgres';
    /** A migrated, empty database that every test copies: a file or a URL. */
    template: string;
  }
}

/** Creates the template database of a project, and starts Postgres if the project needs it. */
export default async function databases(project: TestProject) {
  const { folder } = project.getProvidedContext();
  const { template, stop } = await (project.name.endsWith('postgres')
    ? postgresTemplate(folder)
    : sqliteTemplate(folder));
  project.provide('template', template);
  return stop;
}

async function sqliteTemplate(folder: string) {
  const template = join(folder, 'template.db');
  const orm = await openDatabase(`sqlite:${template}`);
  await orm.em.getConnection().execute('pragma wal_checkpoint(truncate)');
  await orm.close();
  return { template, stop: async () => {} };
}

/** Uses the server of TEST_DATABASE_URL, or starts one. */
async function postgresTemplate(folder: string) {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres(folder);
  const url = process.env.TEST_DATABASE_URL ?? server?.url ?? '';
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  const template = withName(url, name);
  await (await openDatabase(template)).close();
  const stop = async () => {
    await query(url, `drop database ${name}`);
    await server?.stop();
  };
  return { template, stop };
}
