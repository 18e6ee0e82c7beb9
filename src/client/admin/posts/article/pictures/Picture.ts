import { Image } from '@tiptap/extension-image';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './PictureView.tsx';

/**
 * A picture with its alternative text in place. It has an `uploadId` instead of a `src` until it is
 * uploaded; the server removes a picture without `src`.
 */
export const Picture = Image.extend({
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
});
