import { cleanClipboard } from '../../../../../shared/clipboard/cleanClipboard.ts';
import { articleToEditorHtml } from '../tables.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * Prepares HTML from other programs for the editor, which drops unsupported elements.
 * Pictures of other sites are removed; see `foreignPictures`.
 */
export function pastedHtml(html: string) {
  const body = parse(articleToEditorHtml(html));
  // Copied within the editor.
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;
  for (const image of foreignImages(body)) image.remove();
  cleanClipboard(body);
  return body.innerHTML;
}

/** Counts the pictures in pasted HTML that are not on this site. */
export const foreignPictures = (html: string) => foreignImages(parse(html)).length;

const foreignImages = (body: HTMLElement) =>
  [...body.querySelectorAll('img')].filter((image) => !isOurs(image));

function isOurs(image: HTMLImageElement) {
  const src = image.getAttribute('src') ?? '';
  return URL.canParse(src, location.href) && new URL(src, location.href).origin === location.origin;
}
