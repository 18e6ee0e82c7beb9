import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSeedArticles } from '../../src/server/blog/seedArticles.ts';
import { siteContent } from '../../src/server/content/siteContent.ts';
import type { ClientBuild } from '../../src/server/pages/client.ts';
import { publicPaths } from '../../src/shared/paths.ts';
import { card } from './social.ts';

/** Draws the social card of every page and of every article the blog starts with, as `/social/PATH.png`. */
export async function drawCards(client: ClientBuild, folder: string) {
  const drawn = publicPaths.map(async (path) => {
    const { head } = await client.preparePage({
      path,
      config: { publicUrl: '', year: 2026 },
      call,
    });
    await draw(path, head.title);
  });
  const articles = readSeedArticles();
  await Promise.all([...drawn, ...articles.map(({ slug, title }) => draw(`/blog/${slug}`, title))]);

  async function draw(path: string, title: string) {
    const file = `${folder}/social${path === '/' ? '/home' : path}.png`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await card({ title, label: siteContent().documents.site.tagline }));
  }
}

/** The blog is empty. */
const call = (procedure: string) =>
  Promise.resolve(procedure === 'content.get' ? siteContent().documents : { posts: [] });
