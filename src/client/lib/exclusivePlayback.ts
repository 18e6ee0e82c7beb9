let current: HTMLMediaElement | undefined;

/** Starts an element and pauses the one before, so that only one is heard. Rejects if it cannot be played. */
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
 * Pauses the element before, when the `play` event of one arrives; for elements that a visitor starts
 * by the browser's own controls. The event comes later, so the element may be paused again.
 */
export function claimPlayback(element: HTMLMediaElement) {
  if (!element.paused) pausePrevious(element);
}

function pausePrevious(element: HTMLMediaElement) {
  if (current !== element) current?.pause();
  current = element;
}
