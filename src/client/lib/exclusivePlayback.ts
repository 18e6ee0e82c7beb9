let current: HTMLMediaElement | undefined;

/** Plays an element and pauses the previous one. Rejects if it cannot be played. */
export async function playExclusively(element: HTMLMediaElement) {
  pausePrevious(element);
  try {
    await element.play();
  } catch (error) {
    // Paused before the file was loaded.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
}

/**
 * Pauses the previous element on the `play` event of another; for elements that a visitor starts
 * with the browser's own controls. The event comes later, so the element may be paused again.
 */
export function claimPlayback(element: HTMLMediaElement) {
  if (!element.paused) pausePrevious(element);
}

function pausePrevious(element: HTMLMediaElement) {
  if (current !== element) current?.pause();
  current = element;
}
