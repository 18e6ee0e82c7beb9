import Database from 'better-sqlite3';
import Fastify from 'fastify';

/** The minimum startup: opens the site's SQLite database and listens. */
const database = new Database(process.env.DATABASE_URL?.replace('sqlite:', ''));
const posts = database.prepare('select count(*) as posts from blog_posts');
const app = Fastify();
app.get('/', () => posts.get());
await app.listen({ port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close());
