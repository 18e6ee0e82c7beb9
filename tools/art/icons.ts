/** The mark (a voice that ends in a column of signal red) as favicon, app icons and web manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ink, paper, root, signal } from './kit.ts';

const columns: [number, number, number][] = [
  [11, 38, 44],
  [21.5, 31, 49],
  [32, 36, 50],
  [42.5, 24, 50],
  [53, 14, 50],
];

/** The bars alone, drawn around the middle of a 64 × 64 field. */
const mark = columns
  .map(
    ([x, top, bottom], i) =>
      `<path d="M${x} ${top}V${bottom}" stroke="${i === 4 ? signal : paper}"/>`,
  )
  .join('');

/** `corner` rounds the tile; `inset` shrinks the mark for masks that cut the edge. */
function tile(corner: number, inset = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink}"/><g transform="translate(32 32) scale(${inset}) translate(-32 -32)" fill="none" stroke-width="6.5" stroke-linecap="round">${mark}</g></svg>\n`;
}

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size)
    .png({ compressionLevel: 9, palette: size > 64 });

/** An ICO file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, image]);
}

mkdirSync(root, { recursive: true });
writeFileSync(`${root}favicon.svg`, tile(14));
writeFileSync(`${root}favicon.ico`, ico(await png(tile(14), 32).toBuffer(), 32));
await png(tile(0, 0.86), 180).toFile(`${root}apple-touch-icon.png`);
for (const size of [192, 512]) await png(tile(14), size).toFile(`${root}icon-${size}.png`);
await png(tile(0, 0.72), 512).toFile(`${root}icon-maskable-512.png`);

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const manifest = {
  name: 'The ROI Podcast Agency',
  short_name: 'ROI Podcasts',
  start_url: '/',
  display: 'browser',
  theme_color: ink,
  background_color: paper,
  icons: [
    icon('/icon-192.png', 192, 'any'),
    icon('/icon-512.png', 512, 'any'),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
};
writeFileSync(`${root}site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
