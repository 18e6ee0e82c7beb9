import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { showLoadError, useLoaded } from './panels/useOverlay.tsx';
import { useSession, useUi } from './session.ts';

export function LazyOutline() {
  const { ui } = useSession();
  const [Outline, load] = useLoaded(() =>
    import('./outline/Outline.tsx').then((code) => code.Outline),
  );
  const onOpen = useEffectEvent(async () => {
    if (await load()) return;
    ui.show('board');
    showLoadError();
  });
  useEffect(() => void onOpen(), []);
  return Outline && <Outline />;
}

export function LazyDialogs() {
  const { ui } = useSession();
  const isOpen = useUi(({ dialog }) => dialog !== undefined);
  const [Dialogs, load] = useLoaded(() =>
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
  const [Tooltips, load] = useLoaded(() =>
    import('./panels/Tooltips.tsx').then((code) => code.Tooltips),
  );
  useWindowEvent('pointermove', ({ pointerType }) => {
    if (!Tooltips && pointerType === 'mouse') void load();
  });
  useWindowEvent('keydown', () => void (Tooltips ?? load()));
  return Tooltips && <Tooltips />;
}
