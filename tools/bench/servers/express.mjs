import Database from 'better-sqlite3';
import { desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import express from 'express';
import { randomUUID } from 'node:crypto';

/**
 * A peer: the usual Express and drizzle on SQLite, without validation. Plain JavaScript, because
 * everything must compile without the packages of bench/package.json.
 */

const id = text().primaryKey();
const posts = sqliteTable('posts', {
  id,
  title: text(),
  slug: text(),
  excerpt: text(),
  content: text(),
  author: text(),
  tags: text(),
  imageUrl: text(),
  createdAt: text(),
});
const leads = sqliteTable('leads', {
  id,
  firstName: text(),
  lastName: text(),
  email: text(),
  company: text(),
  revenue: text(),
  message: text(),
  leadType: text(),
  offerType: text(),
  createdAt: integer(),
});

process.once('message', ({ port, file, posts: seeds }) => {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const db = drizzle(database);
  for (const [name, table] of Object.entries({ posts, leads }))
    database.exec(
      `create table ${name} (${Object.keys(table)
        .filter((key) => table[key].dataType)
        .map((key) => `"${key}"`)
        .join(', ')})`,
    );
  for (const seed of seeds) db.insert(posts).values(seed).run();

  const app = express();
  app.use(express.json());
  app.get('/api/blog', (_request, response) => {
    response.json({ posts: db.select().from(posts).orderBy(desc(posts.createdAt)).all() });
  });
  app.post('/api/leads', (request, response) => {
    const lead = { ...request.body, id: randomUUID(), createdAt: Date.now() };
    db.insert(leads).values(lead).run();
    response.status(201).json({ lead });
  });
  app.listen(port, '127.0.0.1', () => process.send('ready'));
});
