import { Extension, Mark, Node } from '@tiptap/core';

/** Elements that the editor has no control for, but keeps: the API and pasted texts have them. */

const mark = (name: string, tag: string, alias = tag) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, { tag: alias }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const node = (name: string, tag: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    ...(group && { group }),
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Open, so that its text can be edited; an article stores it closed. */
const Details = node('details', 'details', 'summary block*', 'block').extend({
  renderHTML: ({ HTMLAttributes }) => ['details', { ...HTMLAttributes, open: '' }, 0],
});

/** The target of a link within a paragraph, such as `<a id="part-prices"></a>`. */
const Anchor = Node.create({
  name: 'anchor',
  group: 'inline',
  inline: true,
  atom: true,
  parseHTML: () => [{ tag: 'a[id]:not([href])' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
});

/**
 * Links lead to the ids of elements; the second half of a divided paragraph gets none. Texts in
 * Arabic and Hebrew have a direction, which the next paragraph continues.
 */
const SharedAttributes = Extension.create({
  name: 'sharedAttributes',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: { id: { default: null, keepOnSplit: false }, dir: { default: null } },
    },
  ],
});

export const textElements = [
  mark('superscript', 'sup'),
  mark('subscript', 'sub'),
  mark('deleted', 'del', 's'),
  node('descriptionList', 'dl', '(descriptionTerm | description)+', 'block'),
  node('descriptionTerm', 'dt', 'inline*'),
  node('description', 'dd', 'block+'),
  Details,
  node('summary', 'summary', 'inline*'),
  Anchor,
  SharedAttributes,
];
