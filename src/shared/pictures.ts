/** Widths in which an uploaded picture is kept, next to a JPEG for social cards. */
export const PICTURE_WIDTHS = [640, 1280] as const;

const UPLOAD = /^(\/uploads\/[0-9a-f-]{36})-(\d{1,4})\.webp$/;

/** The path without width and ending, and the widths there are; nothing for a picture that was not uploaded. */
export function uploadOf(url: string) {
  const [, path, text] = UPLOAD.exec(url) ?? [];
  if (!path) return undefined;
  const largest = Number(text);
  return { path, widths: [...PICTURE_WIDTHS.filter((width) => width < largest), largest] };
}

/** As the attribute wants it; empty for a picture that was not uploaded. */
export function srcSetOf(url: string, ending: 'avif' | 'webp') {
  const { path, widths } = uploadOf(url) ?? { path: '', widths: [] };
  return widths.map((width) => `${path}-${width}.${ending} ${width}w`).join(', ');
}
