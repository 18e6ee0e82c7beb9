import sanitizeHtml from 'sanitize-html';
import { cleanText } from '../../shared/cleanText.ts';
import { parseCalloutKind } from '../../shared/callouts.ts';
import { imageSrcSet } from '../../shared/images.ts';

const MAX_DEPTH = 100;
/** The longest article has a few hundred. */
const MAX_ELEMENTS = 2000;
/** Opening and closing tags and entities. */
const MAX_MARKUP = 4 * MAX_ELEMENTS;
/** Characters shown of a URL, which may contain a whole image. */
const MAX_SHOWN_LENGTH = 200;

// Elements that the article's typography supports; others are removed, their text stays.
const inlineTags = ['p', 'a', 'strong', 'em', 'code', 'br'];
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
];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...inlineTags, ...blockTags, ...tableTags],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
    aside: ['data-callout'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    aside: (tagName, attribs) => ({
      tagName,
      attribs: { 'data-callout': parseCalloutKind(attribs['data-callout']) ?? 'note' },
    }),
  },
};

const TOO_MANY_ELEMENTS = 'Must not have more than 2,000 elements';

/** Markup that would take long to parse; the message says which limit it exceeds. */
export class TooComplexError extends Error {}

/**
 * Returns an article without scripts, styles or markup that could break the page.
 * Images must be on this site or on `imageHosts`; `foreignPictures` are the URLs of those that
 * were removed.
 * @throws TooComplexError
 */
export function sanitizeArticle(
  html: string,
  imageHosts: string[],
): { content: string; foreignPictures: string[] } {
  if (hasTooManyTags(html)) throw new TooComplexError(TOO_MANY_ELEMENTS);
  const removedImages = new Set<string>();
  const content = sanitizeHtml(html, {
    ...options,
    ...complexityLimit(),
    transformTags: {
      ...options.transformTags,
      img: (tagName, attribs) => {
        const { src = '' } = attribs;
        if (isAllowedImage(src, imageHosts)) return { tagName, attribs: imageAttributes(attribs) };
        removedImages.add(src.slice(0, MAX_SHOWN_LENGTH));
        return { tagName, attribs: {} };
      },
    },
  })
    // Removed images; `exclusiveFilter` would copy the whole article for each.
    .replaceAll('<img />', '')
    .trim();
  const foreignPictures = [...removedImages].filter(Boolean);
  // An entity can name what no text contains, even inside the scheme of a URL.
  const cleaned = cleanText(content);
  if (cleaned === content) return { content, foreignPictures };
  return { content: sanitizeArticle(cleaned, imageHosts).content, foreignPictures };
}

function hasTooManyTags(html: string) {
  const delimiters = html.matchAll(/[<&]/g);
  return delimiters.drop(MAX_MARKUP).next().done === false;
}

/** Stops early: for each unmatched closing tag, the parser searches all open ones. */
function complexityLimit() {
  let depth = 0;
  let elements = 0;
  return {
    onOpenTag: () => {
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
 * hosts.
 */
export function isAllowedImage(url: string, hosts: string[]) {
  if (!url || !URL.canParse(url, SITE_ORIGIN)) return false;
  const { protocol, host, origin } = new URL(url, SITE_ORIGIN);
  return origin === SITE_ORIGIN || (protocol === 'https:' && hosts.includes(host));
}

/** Returns the URLs of images in a sanitized article that have no alternative text. */
export const imagesWithoutAlt = (html: string) =>
  [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\balt="\s*[^"\s]/.test(tag))
    .map((tag) => /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '');

function linkAttributes({
  href = '',
  title,
  target,
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const opensTab = target === '_blank';
  const isExternal = /^[a-z][a-z\d+.-]*:/i.test(href);
  return {
    href,
    ...(title && { title }),
    ...(opensTab && { target }),
    ...((opensTab || isExternal) && { rel: 'noopener noreferrer' }),
  };
}

/** A span of millions of cells, which browsers clamp, would fill the memory of the editor. */
function cellAttributes({ scope, colspan, rowspan }: sanitizeHtml.Attributes) {
  return {
    ...(isSpan(colspan) && { colspan }),
    ...(isSpan(rowspan) && { rowspan }),
    ...((scope === 'col' || scope === 'row') && { scope }),
  };
}

const isSpan = (value: string | undefined): value is string => /^[1-9]\d?$/.test(value ?? '');

/** Uploaded images come in the sizes a phone needs, and load lazily. */
function imageAttributes({ src = '', alt = '', width, height }: sanitizeHtml.Attributes) {
  const files = imageSrcSet(src, 'webp');
  return {
    src,
    alt: alt.trim(),
    ...(isSize(width) && { width }),
    ...(isSize(height) && { height }),
    ...(files && { srcset: files, sizes: '(min-width: 62em) 45rem, 92vw' }),
    loading: 'lazy',
  };
}

const isSize = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? '');
