/** Runs an action now or, on a page that the browser prerenders, once a visitor opens it. */
export function whenShown(action: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => action(), { once: true });
  else action();
}
