import { IconLayoutAlign } from '../icons.ts';
import { IconButton } from '../panels/controls.tsx';
import { useOverlay } from '../panels/useOverlay.tsx';

/** Opens the layouts for several selected notes. */
export function AlignMenu() {
  const { trigger, setTarget, overlay } = useOverlay(() =>
    import('./AlignMenuItems.tsx').then((code) => code.AlignMenuItems),
  );
  return (
    <>
      <IconButton
        {...trigger}
        ref={setTarget}
        icon={IconLayoutAlign}
        label="Align and tidy"
        aria-haspopup="menu"
      />
      {overlay}
    </>
  );
}
