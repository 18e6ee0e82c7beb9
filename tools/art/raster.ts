/** Saves a drawing as AVIF and WebP at the widths the site asks for. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { root } from './kit.ts';

export async function save(source: string, files: [width: number, path: string][]): Promise<void> {
  for (const [width, path] of files) {
    mkdirSync(dirname(root + path), { recursive: true });
    const picture = sharp(Buffer.from(source)).resize(width);
    await picture
      .clone()
      .avif({ quality: 60, effort: 7, chromaSubsampling: '4:4:4' })
      .toFile(`${root}${path}.avif`);
    await picture
      .clone()
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(`${root}${path}.webp`);
  }
}
