/** Widths of uploaded images. */
export const PICTURE_WIDTHS = [640, 1280] as const;

const UPLOAD = /^(\/uploads\/[0-9a-f-]{36})-(\d{1,4})\.webp$/;

/** Returns path and widths of an uploaded image; `undefined` for any other image. */
export function uploadOf(url: string) {
  const [, path, text] = UPLOAD.exec(url) ?? [];
  if (!path) return undefined;
  const largest = Number(text);
  return { path, widths: [...PICTURE_WIDTHS.filter((width) => width < largest), largest] };
}

/** Returns the `srcset` attribute; empty for an image that was not uploaded. */
export function srcSetOf(url: string, ending: 'avif' | 'webp') {
  const { path, widths } = uploadOf(url) ?? { path: '', widths: [] };
  return widths.map((width) => `${path}-${width}.${ending} ${width}w`).join(', ');
}
