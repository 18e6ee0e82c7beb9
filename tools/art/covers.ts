/** Renders the show covers at three widths as AVIF and WebP, and the list the site reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { covers } from './cover-designs.ts';
import { root } from './kit.ts';
import { draw } from './stage.ts';

mkdirSync(`${root}covers`, { recursive: true });
const pictures = await draw(
  640,
  640,
  2,
  covers.map((cover) => cover.body),
);
for (const [i, { slug }] of covers.entries())
  for (const width of [192, 320, 640]) {
    const picture = sharp(pictures[i]).resize(width);
    await picture
      .clone()
      .avif({ quality: 62, effort: 7, chromaSubsampling: '4:4:4' })
      .toFile(`${root}covers/${slug}-${width}.avif`);
    await picture
      .clone()
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(`${root}covers/${slug}-${width}.webp`);
  }
const list = covers.map(({ slug, title, industry }) => ({ slug, title, industry }));
writeFileSync(new URL('covers.json', import.meta.url), `${JSON.stringify(list, null, 2)}\n`);
