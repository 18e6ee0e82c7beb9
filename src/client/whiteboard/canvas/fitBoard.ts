import type { Session } from '../session.ts';

/** By then, the texts of added notes have their heights. */
const MEASURED_MS = 1000;

/** Shows the whole board, and again once the texts of its new notes have their heights. */
export function fitBoard({ view, sizes }: Pick<Session, 'view' | 'sizes'>, minZoom = 0) {
  view.fit(sizes.items, minZoom);
  const stop = sizes.version.subscribe(() => {
    stop();
    view.refit();
  });
  setTimeout(stop, MEASURED_MS);
}
