import Database from 'better-sqlite3';
import { desc, eq } from 'drizzle-orm';
import * as sqlite from 'drizzle-orm/better-sqlite3';
import * as postgres from 'drizzle-orm/node-postgres';
import { pgTable } from 'drizzle-orm/pg-core';
import { sqliteTable } from 'drizzle-orm/sqlite-core';
import express from 'express';
import { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { searchKeys } from '../../src/server/leads/entity.ts';
import { NewLead } from '../../src/shared/leads/lead.ts';

/**
 * A peer: the usual Express and drizzle on a database with the site's tables and indexes. Plain
 * JavaScript, because everything must compile without the packages of tools/bench/package.json.
 */

const url = process.argv[2];
const { db, leads, posts } = url.startsWith('sqlite:') ? openSqlite() : openPostgres();

const app = express();
app.use(express.json());
app.get('/api/blog', async (_request, response) => {
  const published = db.select().from(posts).where(eq(posts.published, 'published'));
  response.json({ posts: await published.orderBy(desc(posts.createdAt)) });
});
app.post('/api/leads', async (request, response) => {
  const { data, error } = NewLead.safeParse(request.body);
  if (error) return response.status(400).json({ error: error.message });
  const lead = { id: uuid(), ...data, createdAt: new Date() };
  await db.insert(leads).values({ ...lead, ...searchKeys(lead) });
  return response.status(201).json({ lead });
});
app.listen(Number(process.env.PORT), '127.0.0.1');

function openSqlite() {
  const client = new Database(url.replace('sqlite:', ''));
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  const db = sqlite.drizzle({ client, casing: 'snake_case' });
  return { db, ...tables(sqliteTable, (t) => t.integer({ mode: 'timestamp_ms' })) };
}

function openPostgres() {
  // As many connections as the site opens for requests.
  const client = new Pool({ connectionString: url, max: 10 });
  const db = postgres.drizzle({ client, casing: 'snake_case' });
  return { db, ...tables(pgTable, (t) => t.timestamp({ withTimezone: true })) };
}

function tables(table, at) {
  const texts = (t, names) => Object.fromEntries(names.split(' ').map((name) => [name, t.text()]));
  const lead =
    'id firstName lastName email company revenue message leadType offerType nameKey companyKey emailKey searchWords';
  const post = 'id title slug excerpt content author tags imageUrl published';
  return {
    leads: table('leads', (t) => ({ ...texts(t, lead), tier: t.integer(), createdAt: at(t) })),
    posts: table('blog_posts', (t) => ({ ...texts(t, post), createdAt: at(t), updatedAt: at(t) })),
  };
}
