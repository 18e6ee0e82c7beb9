declare global {
  // oxlint-disable-next-line no-var
  var firstNotesAt: number | undefined;
}

/** Runs in the page before anything else. Records when a frame first has notes, in ms since the navigation. */
export function watchFirstNotes() {
  requestAnimationFrame(function look() {
    if (document.querySelector('[data-note]')) globalThis.firstNotesAt = performance.now();
    else requestAnimationFrame(look);
  });
}
