import { fitted } from '../canvas/camera.ts';
import { boundsOf } from '../geometry.ts';
import type { Session } from '../session.ts';

/** What a page of either common paper size takes, in pixels, with the usual margins. */
const PAGE = { width: 980, height: 660 };
const MARGIN = { left: 16, right: 16, top: 16, bottom: 16 };

/** Fits the whole board, with its whole texts, on the page while it is printed. */
export function listenToPrinting({ view, connection }: Session): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let before = view.camera.get();
  const onBeforePrint = () => {
    before = view.camera.get();
    document.documentElement.toggleAttribute('data-printing', true);
    const bounds = boundsOf(
      connection.items().map((item) => ({ ...item.position, ...printedSize(item.id, item.size) })),
    );
    if (bounds) view.camera.set(fitted(bounds, { window: PAGE, insets: MARGIN }));
  };
  const onAfterPrint = () => {
    document.documentElement.removeAttribute('data-printing');
    view.camera.set(before);
  };
  const printedSize = (id: string, size: { width: number; height: number }) => {
    const card = document.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"]`);
    return { ...size, height: Math.max(size.height, card?.offsetHeight ?? 0) };
  };
  addEventListener('beforeprint', onBeforePrint, { signal });
  addEventListener('afterprint', onAfterPrint, { signal });
  return () => stop.abort();
}
