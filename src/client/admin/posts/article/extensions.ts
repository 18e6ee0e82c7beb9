import { markInputRule, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
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
    return { ...this.parent?.(), uploadId };
  },
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:"])' }, { tag: 'img[data-upload]' }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addProseMirrorPlugins: () => [caretBehindPictures()],
});

/** An image or table with a caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | table)? caption?',
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
    italic: false,
    strike: false,
    underline: false,
    link: false,
  }),
  Bold.extend(emphasis(2)),
  Italic.extend(emphasis(1)),
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
