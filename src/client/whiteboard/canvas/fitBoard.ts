import type { Session } from '../session.ts';

/** By then, the texts of added notes have their heights. */
const MEASURED_MS = 1000;

/** Shows the whole board, and again once the texts of its new notes have their heights. */
export function fitBoard({ viewport, sizes }: Pick<Session, 'viewport' | 'sizes'>, minZoom = 0) {
  viewport.fit(sizes.items, minZoom);
  const stop = sizes.version.subscribe(() => {
    stop();
    viewport.refit();
  });
  setTimeout(stop, MEASURED_MS);
}
