/** Chromium as a drawing board: lays out SVG with the site's own fonts and returns PNG pictures. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { svg } from './kit.ts';

const fonts = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:${family};font-weight:${weights};font-stretch:75% 100%;src:url(data:font/woff2;base64,${readFileSync(new URL(file, fonts)).toString('base64')})}`;

const style = `
  ${face('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2', '200 800')}
  ${face('Text', 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2', '400 700')}
  *{margin:0} body{overflow:hidden} svg{display:block} text{font-family:Display;font-weight:800;font-optical-sizing:auto}`;

/** Draws each body on a w × h board. A text with data-fit is scaled to that width; text that leaves the board is an error unless it is marked data-bleed. */
export async function draw(
  w: number,
  h: number,
  scale: number,
  bodies: string[],
): Promise<Buffer[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({
    viewport: { width: w, height: h },
    deviceScaleFactor: scale,
  });
  const pictures: Buffer[] = [];
  for (const body of bodies) {
    await page.setContent(`<style>${style}</style>${svg(w, h, body)}`);
    const clipped = await page.evaluate(async (width) => {
      await Promise.all([...document.fonts].map((font) => font.load()));
      const texts = [...document.querySelectorAll('text')];
      for (const text of texts) {
        const wanted = Number(text.dataset.fit);
        if (wanted)
          text.setAttribute(
            'font-size',
            String(
              (Number(text.getAttribute('font-size')) * wanted) / text.getComputedTextLength(),
            ),
          );
      }
      const out = texts.filter((text) => {
        const box = text.getBoundingClientRect();
        return text.dataset.bleed === undefined && (box.left < 8 || box.right > width - 8);
      });
      return out.map((text) => text.textContent);
    }, w);
    if (clipped.length > 0) throw new Error(`Text leaves the board: ${clipped.join(', ')}`);
    pictures.push(await page.screenshot());
  }
  await browser.close();
  return pictures;
}
