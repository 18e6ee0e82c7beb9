/**
 * Widths that uploaded images are stored in, in pixels; smaller images also have their own width.
 */
export const IMAGE_WIDTHS = [640, 1280] as const;

const UPLOADED_IMAGE = /^(\/uploads\/[0-9a-f-]{36})-(\d{1,4})\.webp$/;

/**
 * Parses the URL of an uploaded image, such as `/uploads/<uuid>-1280.webp`. Returns its path without
 * width and the stored widths; `undefined` for any other image.
 */
export function parseImageUrl(url: string) {
  const [, path, largestWidth] = UPLOADED_IMAGE.exec(url) ?? [];
  if (!path) return undefined;
  const largest = Number(largestWidth);
  return { path, widths: [...IMAGE_WIDTHS.filter((width) => width < largest), largest] };
}

/** Returns the `srcset` attribute; empty for an image that was not uploaded. */
export function imageSrcSet(url: string, format: 'avif' | 'webp') {
  const { path, widths } = parseImageUrl(url) ?? { path: '', widths: [] };
  return widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}
