import { cleanClipboard, removeHidden } from '../../../../../shared/clipboard/cleanClipboard.ts';
import { convertSigns, isEmoji } from '../../../../../shared/clipboard/signs.ts';
import { articleToEditorHtml } from '../tables.ts';

/**
 * Prepares HTML from other programs for the editor, which drops unsupported elements. What `leftOut`
 * returns is removed.
 */
export function pastedHtml(html: string) {
  const body = parsePasted(html);
  // Copied within the editor.
  if (!body.querySelector('[data-pm-slice]')) {
    for (const element of [...foreignImages(body), ...embeds(body)]) element.remove();
    cleanClipboard(body);
  }
  return articleToEditorHtml(body.innerHTML);
}

/**
 * Returns what its author would miss from pasted HTML, because an article cannot contain it: the
 * alternative texts of pictures that are not on this site, the addresses of videos, sounds and frames,
 * formulas, and the items of lists that lose their number.
 */
export function leftOut(html: string) {
  const body = parsePasted(html);
  return {
    pictures: foreignImages(body).map(({ alt }) => alt.trim()),
    embeds: embeds(body).map(sourceOf),
    formulas: [...body.querySelectorAll('math')].map(textOf),
    numbers: [...body.querySelectorAll('ol[reversed] > li:first-child, li[value]')].map(textOf),
  };
}

/** Parses the visible parts of pasted HTML, with emoji as text where pictures stand for them. */
function parsePasted(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeHidden(body);
  convertSigns(body);
  for (const image of foreignImages(body)) if (isEmoji(image.alt)) image.replaceWith(image.alt);
  return body;
}

const textOf = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const foreignImages = (body: HTMLElement) =>
  [...body.querySelectorAll('img')].filter((image) => !isOurs(image));

/** A relative address is that of a file beside another document; the editor's own may be uploading. */
function isOurs(image: HTMLImageElement) {
  if (image.dataset.upload !== undefined) return true;
  const src = image.getAttribute('src')?.trim() ?? '';
  if (!src.startsWith('/') && !URL.canParse(src)) return false;
  return URL.canParse(src, location.href) && new URL(src, location.href).origin === location.origin;
}

const EMBEDS = 'iframe, video, audio, object, embed';

/** Elements that embed a page or a player; a nested fallback for older browsers counts once. */
const embeds = (body: HTMLElement) =>
  [...body.querySelectorAll(EMBEDS)].filter((embed) => !embed.parentElement?.closest(EMBEDS));

const sourceOf = (embed: Element) =>
  embed.getAttribute('src') ||
  embed.getAttribute('data') ||
  embed.querySelector('source')?.getAttribute('src') ||
  embed.localName;
