/**
 * The first save gives a new post an address of its own, whose page is built anew: where the writer
 * was is taken along, so that they can go on in the middle of a sentence.
 */
type Place = { field?: string; position?: number; scroll: number };

let carried: Place | undefined;
let position: number | undefined;

/** Told by the article where its cursor is; nothing when it has lost the focus. */
export function noteCursor(at: number | undefined) {
  position = at;
}

export function takePlaceAlong() {
  const field = document.activeElement?.getAttribute('name');
  carried = {
    scroll: window.scrollY,
    ...(position !== undefined && { position }),
    ...(field && { field }),
  };
}

/** For the new page, once; answers where the article's cursor was. */
export function goOnThere() {
  if (!carried) return undefined;
  const { field, scroll, position: at } = carried;
  carried = undefined;
  if (field) document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  window.scrollTo({ top: scroll, behavior: 'instant' });
  return at;
}
