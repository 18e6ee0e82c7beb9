import { markInputRule, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Callout } from './callout.ts';
import { tableExtensions } from './tables.ts';
import { textElements } from './textElements.ts';
import { Image } from '@tiptap/extension-image';
import type { MarkType } from '@tiptap/pm/model';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { caretBehindPictures } from './pictures/caretBehind.ts';
import { PictureView } from './pictures/PictureView.tsx';

const PICTURE = 'img[src]:not([src^="data:"])';

/** Returns the attributes of a picture that is all a link contains; `false` for any other link. */
function linkedPicture(link: HTMLElement) {
  const image = link.querySelector(`:scope > ${PICTURE}:only-child`);
  if (!image || link.textContent.trim()) return false;
  const attributes = (element: Element, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
  return {
    ...attributes(image, ['src', 'alt', 'width', 'height', 'id', 'dir']),
    link: attributes(link, ['href', 'title', 'target']),
  };
}

/**
 * A picture with its alternative text in place. It has an `uploadId` instead of a `src` until it is
 * uploaded; the server removes a picture without `src`.
 */
const Picture = Image.extend({
  addAttributes() {
    const uploadId = {
      default: null,
      parseHTML: (image: HTMLElement) => image.dataset.upload ?? null,
      renderHTML: ({ uploadId }: { uploadId?: string | null }) =>
        uploadId ? { 'data-upload': uploadId } : {},
    };
    // Parsing would take these from a surrounding link; the server removes a picture's own title.
    const title = { default: null, parseHTML: () => null };
    const link = { default: null, parseHTML: () => null, renderHTML: () => ({}) };
    return { ...this.parent?.(), title, uploadId, link };
  },
  parseHTML: () => [
    { tag: 'a[href]:has(> img)', priority: 1100, getAttrs: linkedPicture },
    { tag: PICTURE },
    { tag: 'img[data-upload]' },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.link ? ['a', node.attrs.link, ['img', HTMLAttributes]] : ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addProseMirrorPlugins: () => [caretBehindPictures()],
});

/** A picture, table, quotation or code with a caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block* caption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});
const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/**
 * Emphasis while typing, without spaces beside its text, as in CommonMark: `2 * 3 * 4` stays as it
 * is. Pasted Markdown is converted before; in other pasted texts these characters mean themselves.
 */
const emphasis = (count: number) => ({
  addPasteRules: () => [],
  addInputRules(this: { type: MarkType }) {
    return ['*', '_'].map((char) => {
      const delimiter = `[${char}]{${count}}`;
      const text = `[^\\s${char}](?:[^${char}]*[^\\s${char}])?`;
      const find = new RegExp(`(?:^|\\s)(${delimiter}(${text})${delimiter})$`);
      return markInputRule({ find, type: this.type });
    });
  },
});

/** The elements that the server's sanitizer keeps. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    bold: false,
    code: false,
    codeBlock: false,
    italic: false,
    strike: false,
    underline: false,
    link: false,
  }),
  Bold.extend(emphasis(2)),
  Italic.extend(emphasis(1)),
  Code.extend({ excludes: 'code' }),
  CodeBlock.extend({ marks: 'link bold italic superscript subscript deleted' }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
  }),
  Picture,
  Figure,
  Caption,
  Callout,
  ...tableExtensions,
  ...textElements,
  Placeholder.configure({
    placeholder: ({ node }) =>
      node.type.name === 'paragraph' ? 'Write, or type / for blocks' : '',
  }),
];
