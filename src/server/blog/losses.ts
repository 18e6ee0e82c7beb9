import type { Attributes } from 'sanitize-html';
import { HIDING } from '../../shared/clipboard/cleanClipboard.ts';
import { isEmoji } from '../../shared/clipboard/signs.ts';

/** Characters shown of a value, which may contain a whole image. */
export const MAX_SHOWN_LENGTH = 200;
const MAX_LISTED = 50;

/** Elements that only group or style text: nothing is lost with them. */
const QUIET = new Set(
  'html head body meta span font center div section article main header footer colgroup col wbr'.split(
    ' ',
  ),
);
/** Attributes that change what a reader gets; others are styles, or help programs. */
const LOUD = /^(on.+|lang|download|srcdoc|contenteditable|reversed|value|hidden|open)$/;
/** What identifies a removed element. */
const SOURCES = ['src', 'data', 'action', 'href', 'name'];
const SAFE_HREF = /^(https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:|\/\/))/i;

/** Whether it is a direction of text, for an article in Arabic or Hebrew. */
export const isDirection = (value = '') => /^(ltr|rtl|auto)$/i.test(value);

/** Collects in words what sanitizing an article removes, each once. */
export function collectLosses(isKept: (tag: string) => boolean) {
  const found = new Set<string>();
  const add = (loss: string) => {
    if (found.size < MAX_LISTED) found.add(loss);
  };
  return {
    list: () => [...found],
    /** An attribute that is removed from an element. */
    attribute: (name: string, value: string, tag: string) =>
      add(`${name}="${shown(value)}" of <${tag}>`),
    /** An element as it was written. */
    element(tag: string, attributes: Attributes) {
      if (!isKept(tag) && !QUIET.has(tag)) {
        const source = SOURCES.find((name) => attributes[name]);
        add(source ? `<${tag} ${source}="${shown(attributes[source] ?? '')}">` : `<${tag}>`);
        return;
      }
      if (isLostPicture(tag, attributes)) {
        const { alt = '' } = attributes;
        add(alt.trim() ? `<img alt="${shown(alt)}">` : '<img>');
      }
      for (const [name, value] of Object.entries(attributes)) {
        const isLost =
          LOUD.test(name) ||
          (name === 'style' && HIDING.test(value)) ||
          (name === 'id' && !isKept(tag)) ||
          (name === 'dir' && !(isKept(tag) && isDirection(value))) ||
          (name === 'target' && !['_blank', '_self', ''].includes(value)) ||
          (name === 'href' && tag === 'a' && !isSafeHref(value));
        if (isLost) this.attribute(name, value, tag);
      }
    },
  };
}

/** A picture without an address, such as a lazily loaded one. The editor's own get theirs when they are uploaded. */
const isLostPicture = (tag: string, { src, alt = '', 'data-upload': upload }: Attributes) =>
  tag === 'img' && !src?.trim() && upload === undefined && !isEmoji(alt);

export type Losses = ReturnType<typeof collectLosses>;

const shown = (value: string) => value.slice(0, MAX_SHOWN_LENGTH).toWellFormed();

// Browsers ignore control characters in a scheme.
const isSafeHref = (href: string) => SAFE_HREF.test(href.replace(/[\p{Cc}\s]/gu, ''));
