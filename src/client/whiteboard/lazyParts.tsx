import { Box } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { firstInteraction } from '../lib/firstInteraction.ts';
import { useStore } from '../lib/store.ts';
import { showLoadError, useLazyComponent } from './panels/useOverlay.tsx';
import { useSession, useUi } from './session.ts';

/** A smaller board needs no minimap: zooming out shows as much. */
const MINIMAP_NOTES = 50;
const VIEWS_WIDTH = '9.4375rem';

export const LazyOutline = lazyView(() =>
  import('./outline/Outline.tsx').then((code) => code.Outline),
);

export const LazyHistory = lazyView(() =>
  import('./history/HistoryView.tsx').then((code) => code.HistoryView),
);

function lazyView(fetch: () => Promise<ComponentType>) {
  return function LazyView() {
    const { ui } = useSession();
    const [View, load] = useLazyComponent(fetch);
    const onOpen = useEffectEvent(async () => {
      if (await load()) return;
      ui.showView('board');
      showLoadError();
    });
    useEffect(() => void onOpen(), []);
    return View && <View />;
  };
}

/** Loads the commands for the selection when something is selected. */
export function LazySelectionBar() {
  const hasSelection = useUi(({ selection }) => selection.size > 0);
  const [SelectionBar, load] = useLazyComponent(() =>
    import('./panels/SelectionBar.tsx').then((code) => code.SelectionBar),
  );
  const onNeeded = useEffectEvent(load);
  useEffect(() => {
    if (hasSelection) void onNeeded();
  }, [hasSelection]);
  return SelectionBar && <SelectionBar />;
}

export function LazyTemplateList(props: { onBlank: () => void }) {
  const [TemplateList, load] = useLazyComponent(() =>
    import('./templates/TemplateList.tsx').then((code) => code.TemplateList),
  );
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), []);
  return TemplateList && <TemplateList {...props} />;
}

export function LazyDialogs() {
  const { ui } = useSession();
  const isOpen = useUi(({ dialog }) => dialog !== undefined);
  const [Dialogs, load] = useLazyComponent(() =>
    import('./panels/Dialogs.tsx').then((code) => code.Dialogs),
  );
  const onOpen = useEffectEvent(async () => {
    if (await load()) return;
    ui.change({ dialog: undefined });
    showLoadError();
  });
  useEffect(() => {
    if (isOpen) void onOpen();
  }, [isOpen]);
  return Dialogs && <Dialogs />;
}

/** Loads the tooltips on the first mouse move or key press; touch shows none. */
export function LazyTooltips() {
  const [Tooltips, load] = useLazyComponent(() =>
    import('./panels/Tooltips.tsx').then((code) => code.Tooltips),
  );
  useWindowEvent('pointermove', ({ pointerType }) => {
    if (!Tooltips && pointerType === 'mouse') void load();
  });
  useWindowEvent('keydown', () => void (Tooltips ?? load()));
  return Tooltips && <Tooltips />;
}

/** Loads the welcome question and notice at the first input. */
export function LazyWelcome() {
  const [Welcome, load] = useLazyComponent(() =>
    import('./panels/Welcome.tsx').then((code) => code.Welcome),
  );
  const onOpen = useEffectEvent(load);
  useEffect(() => void firstInteraction.then(() => onOpen()), []);
  return Welcome && <Welcome />;
}

export function LazyUnknownBoard({ reason }: { reason: string }) {
  const [UnknownBoard, load] = useLazyComponent(() =>
    import('./UnknownBoard.tsx').then((code) => code.UnknownBoard),
  );
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), []);
  // Shows at least the reason while the rest loads.
  return UnknownBoard ? <UnknownBoard reason={reason} /> : <p role="alert">{reason}</p>;
}

/** Phones show them in a sheet, so only wide windows load them at first. */
export function LazyChoosers() {
  const [Choosers, load] = useLazyComponent(() =>
    import('./panels/Choosers.tsx').then((code) => code.Choosers),
  );
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), []);
  return Choosers && <Choosers />;
}

/** Loads the minimap when the board has many notes. */
export function LazyMinimap() {
  const isNeeded = useStore(
    useSession().connection.notes.ids,
    ({ length }) => length >= MINIMAP_NOTES,
  );
  const [Minimap, load] = useLazyComponent(() =>
    import('./minimap/Minimap.tsx').then((code) => code.Minimap),
  );
  const onNeeded = useEffectEvent(load);
  useEffect(() => {
    if (isNeeded) void onNeeded();
  }, [isNeeded]);
  return isNeeded && Minimap && <Minimap />;
}

/** Phones have them in the menu, so only wide windows load them. */
export function LazyViews() {
  const [Views, load] = useLazyComponent(() =>
    import('./panels/Views.tsx').then((code) => code.Views),
  );
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), []);
  // As wide as the control, so that nothing moves.
  return Views ? <Views /> : <Box w={VIEWS_WIDTH} />;
}
