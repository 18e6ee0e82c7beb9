/** Calls back at the visitor's first press or key. Returns a function that stops waiting for it. */
export function onFirstInput(callback: () => void) {
  const waiting = new AbortController();
  if (typeof window === 'undefined') return () => {};
  const onInput = () => {
    waiting.abort();
    callback();
  };
  const options = { capture: true, signal: waiting.signal };
  window.addEventListener('pointerdown', onInput, options);
  window.addEventListener('keydown', onInput, options);
  return () => waiting.abort();
}
