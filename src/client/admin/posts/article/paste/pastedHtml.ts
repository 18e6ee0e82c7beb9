import { articleToEditorHtml } from '../tables.ts';
import { convertWordLists } from './wordLists.ts';

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
  convertWordLists(body);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) nestList(list);
  for (const [selector, tag] of headings)
    for (const heading of body.querySelectorAll(selector)) rename(heading, tag);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
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

/** The title of the post is the only heading of the first level; the editor has two more levels. */
const headings = [
  ['h1, p.MsoTitle', 'h2'],
  ['h4, h5, h6', 'h3'],
] as const;

function rename(element: Element, tag: string) {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs puts an inner list beside its item instead of inside. */
function nestList(list: Element) {
  const item = list.previousElementSibling;
  if (item?.matches('li')) item.append(list);
}

/** Links from Google Docs go through a redirect page; links of Word to its bookmarks lead nowhere. */
function cleanLink(link: HTMLAnchorElement) {
  const href = link.getAttribute('href') ?? '';
  const target =
    href.startsWith('https://www.google.com/url?') && new URL(href).searchParams.get('q');
  if (target) link.setAttribute('href', target);
  else if (!href || /^(#_|file:)/.test(href)) link.replaceWith(...link.childNodes);
}
