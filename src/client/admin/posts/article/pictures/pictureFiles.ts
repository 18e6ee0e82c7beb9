import { MAX_IMAGE_BYTES } from '../../../../../shared/posts.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const MEGABYTE = 1024 * 1024;

/** Returns in a sentence why a file cannot be uploaded, or `undefined`. */
export function rejectionOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (type && !pictureTypes.includes(type))
    return `${name} is not a picture of a supported kind. Use JPEG, PNG, WebP, AVIF or GIF.`;
  if (size <= MAX_IMAGE_BYTES) return undefined;
  return `${name} has ${Math.ceil(size / MEGABYTE)} MB; pictures may have at most ${MAX_IMAGE_BYTES / MEGABYTE} MB.`;
}

/**
 * Returns the files of a paste or drop. Office programs add a picture of copied text, which is
 * ignored in favor of the text.
 */
export function filesOf(data: DataTransfer | null) {
  if (!data || data.files.length === 0) return [];
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return body.textContent.trim() ? [] : [...data.files];
}
