import { Node } from '@tiptap/core';
import { type CalloutKind, calloutLabels, parseCalloutKind } from '../../../../shared/callouts.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      /** Wraps the selected paragraphs, or changes the kind of the callout around them. */
      setCallout: (kind: CalloutKind) => ReturnType;
      unsetCallout: () => ReturnType;
    };
  }
}

const kindOf = (value: unknown) => parseCalloutKind(value) ?? 'note';

/** A short aside: a note, tip or warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (aside: HTMLElement) => kindOf(aside.dataset.callout),
      renderHTML: ({ kind }) => ({
        'data-callout': kindOf(kind),
        role: 'note',
        'aria-label': calloutLabels[kindOf(kind)],
      }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
  addCommands() {
    return {
      setCallout:
        (kind) =>
        ({ chain, editor }) => {
          if (editor.isActive(this.name))
            return chain().updateAttributes(this.name, { kind }).run();
          const asParagraph = editor.isActive('heading') ? chain().setParagraph() : chain();
          return asParagraph.wrapIn(this.name, { kind }).run();
        },
      unsetCallout:
        () =>
        ({ commands }) =>
          commands.lift(this.name),
    };
  },
});
