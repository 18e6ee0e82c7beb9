import { parseHTML } from 'linkedom/worker';
import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../shared/cleanText.ts';
import { parseCalloutKind } from '../../shared/callouts.ts';
import { isEmail } from '../../shared/formText.ts';
import { cleanClipboard, isFromClipboard } from '../../shared/clipboard/cleanClipboard.ts';
import { isEmoji } from '../../shared/clipboard/signs.ts';
import { imageSrcSet } from '../../shared/images.ts';
import { anchorsOf, deadAnchors, isRelative } from './anchors.ts';
import { containerTags, withoutContainers } from './containers.ts';
import { collectLosses, isDirection, MAX_SHOWN_LENGTH } from './losses.ts';

const MAX_DEPTH = 100;
/** The longest article has a few hundred. */
const MAX_ELEMENTS = 2000;
/** Opening and closing tags and entities. */
const MAX_MARKUP = 4 * MAX_ELEMENTS;

// Elements that the article's typography supports; others are removed, their text stays.
const inlineTags = ['p', 'a', 'strong', 'em', 'code', 'br', 'sup', 'sub', 'del'];
const blockTags = [
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'img',
  'figure',
  'figcaption',
  'aside',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** A `div` stays until `withoutContainers` has replaced it. */
const allowedTags = [...inlineTags, ...blockTags, ...tableTags, 'div'];
/** Elements that are replaced by one of the allowed. */
const renamedTags = {
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
const isKept = (tag: string) => allowedTags.includes(tag) || Object.hasOwn(renamedTags, tag);

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['id', 'dir'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
    aside: ['data-callout'],
    ol: ['start', { name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(
      containerTags.map((tag) => [tag, sanitizeHtml.simpleTransform('div', {}, false)]),
    ),
    ...renamedTags,
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    aside: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...sharedIn(attribs),
        'data-callout': parseCalloutKind(attribs['data-callout']) ?? 'note',
      },
    }),
  },
};

const TOO_MANY_ELEMENTS = 'Must not have more than 2,000 elements';

/** Markup that would take long to parse; the message says which limit it exceeds. */
export class TooComplexError extends Error {}

type SanitizedArticle = {
  content: string;
  foreignPictures: string[];
  removed: string[];
  deadLinks: string[];
};

/**
 * Returns an article without scripts, styles or markup that could break the page.
 * Images must be on this site or on `imageHosts`; `foreignPictures` are the URLs of those that
 * were removed, `removed` names whatever else was, and `deadLinks` are the links to parts that the
 * article does not have, and those with a relative address.
 * @throws TooComplexError
 */
export function sanitizeArticle(written: string, imageHosts: string[]): SanitizedArticle {
  if (hasTooManyTags(written)) throw new TooComplexError(TOO_MANY_ELEMENTS);
  const html = isFromClipboard(written) ? withoutClipboardMarkup(written) : written;
  const removedImages = new Set<string>();
  const relativeLinks = new Set<string>();
  const losses = collectLosses(isKept);
  const anchors = anchorsOf(html, losses);
  const withContainers = sanitizeHtml(html, {
    ...options,
    ...complexityLimit(losses.element.bind(losses)),
    transformTags: {
      ...options.transformTags,
      img: (tagName, attribs) => {
        const { src = '', alt = '' } = attribs;
        if (isAllowedImage(src, imageHosts)) return { tagName, attribs: imageAttributes(attribs) };
        const emoji: sanitizeHtml.Attributes = isEmoji(alt) ? { alt } : {};
        if (!emoji.alt) removedImages.add(src.trim().slice(0, MAX_SHOWN_LENGTH));
        return { tagName, attribs: emoji };
      },
      a: (tagName, attribs) => {
        const href = absolute(attribs.href);
        if (isRelative(href)) relativeLinks.add(href.slice(0, MAX_SHOWN_LENGTH));
        return { tagName, attribs: linkAttributes({ ...attribs, href: anchors.hrefOf(href) }) };
      },
      '*': (tagName, { id: written, dir, ...attribs }) => {
        const id = written && isKept(tagName) && anchors.idOf(written, tagName);
        return {
          tagName,
          attribs: { ...(id && { id }), ...(isDirection(dir) && { dir }), ...attribs },
        };
      },
    },
  })
    // Removed images, and emoji; `exclusiveFilter` would copy the whole article for each.
    .replaceAll(/<img(?: alt="([^"]*)")? \/>/g, '$1')
    .trim();
  const content = withContainers.includes('<div')
    ? sanitizeHtml(withoutContainers(withContainers), { ...options, transformTags: {} })
    : withContainers;
  const result = {
    content,
    foreignPictures: [...removedImages].filter(Boolean),
    removed: losses.list(),
    deadLinks: [...deadAnchors(content), ...relativeLinks],
  };
  // An entity can name what no text contains, even inside the scheme of a URL.
  const text = cleanText(content);
  return text === content
    ? result
    : { ...result, content: sanitizeArticle(text, imageHosts).content };
}

function withoutClipboardMarkup(html: string) {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  document.body.innerHTML = html;
  cleanClipboard(document.body);
  return document.body.innerHTML;
}

function hasTooManyTags(html: string) {
  const delimiters = html.matchAll(/[<&]/g);
  return delimiters.drop(MAX_MARKUP).next().done === false;
}

/** Stops early: for each unmatched closing tag, the parser searches all open ones. */
function complexityLimit(onElement: (tag: string, attributes: sanitizeHtml.Attributes) => void) {
  let depth = 0;
  let elements = 0;
  return {
    onOpenTag: (tag: string, attributes: sanitizeHtml.Attributes) => {
      onElement(tag, attributes);
      depth += 1;
      elements += 1;
      if (depth > MAX_DEPTH)
        throw new TooComplexError('Must not be nested more than 100 levels deep');
      if (elements > MAX_ELEMENTS) throw new TooComplexError(TOO_MANY_ELEMENTS);
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

const SITE_ORIGIN = 'https://this-site.invalid';

/**
 * Whether the content security policy allows an image: on this site, or by HTTPS on one of these
 * hosts. A relative address is that of a file in the folder of another document.
 */
export function isAllowedImage(url: string, hosts: string[]) {
  if (!URL.canParse(url, SITE_ORIGIN)) return false;
  const { protocol, host, origin } = new URL(url, SITE_ORIGIN);
  return origin === SITE_ORIGIN
    ? url.trim().startsWith('/')
    : protocol === 'https:' && hosts.includes(host);
}

/** Returns the URLs of images in a sanitized article that have no alternative text. */
export const imagesWithoutAlt = (html: string) =>
  [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\balt="\s*[^"\s]/.test(tag))
    .map((tag) => /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '');

/** What is typed without a protocol would lead to a page beside the article. */
function absolute(typed = '') {
  const href = typed.trim();
  if (/^www\./i.test(href)) return `https://${href}`;
  return isEmail(href) ? `mailto:${href}` : href;
}

function linkAttributes({
  href,
  title,
  target,
  id,
  name,
  dir,
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const anchor = id || name;
  const shared = sharedIn({ id: anchor, dir });
  if (!href) return shared;
  const opensTab = target === '_blank';
  const isExternal = /^[a-z][a-z\d+.-]*:/i.test(href);
  return {
    ...shared,
    href,
    ...(title && { title }),
    ...(opensTab && { target }),
    ...((opensTab || isExternal) && { rel: 'noopener noreferrer' }),
  };
}

/** A span of millions of cells, which browsers clamp, would fill the memory of the editor. */
function cellAttributes({ scope, colspan, rowspan, ...rest }: sanitizeHtml.Attributes) {
  return {
    ...sharedIn(rest),
    ...(isSpan(colspan) && { colspan }),
    ...(isSpan(rowspan) && { rowspan }),
    ...((scope === 'col' || scope === 'row') && { scope }),
  };
}

const isSpan = (value: string | undefined): value is string => /^[1-9]\d?$/.test(value ?? '');

/** Uploaded images come in the sizes a phone needs, and load lazily. */
function imageAttributes({ src = '', alt = '', width, height, ...rest }: sanitizeHtml.Attributes) {
  const files = imageSrcSet(src, 'webp');
  return {
    ...sharedIn(rest),
    src,
    alt: alt.trim(),
    ...(isSize(width) && { width }),
    ...(isSize(height) && { height }),
    ...(files && { srcset: files, sizes: '(min-width: 62em) 45rem, 92vw' }),
    loading: 'lazy',
  };
}

const sharedIn = ({ id, dir }: Record<string, string | undefined>): sanitizeHtml.Attributes => ({
  ...(id && { id }),
  ...(dir && { dir }),
});

const isSize = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? '');
