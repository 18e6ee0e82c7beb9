import { type ComponentType, type KeyboardEvent, useId, useState } from 'react';
import { sayNotLoaded, useLoaded } from './useLoaded.ts';

export type OverlayProps = { target: HTMLElement; isOpen: boolean; onClose: () => void };

/**
 * A popover or menu of a button, whose code is fetched when the pointer or the focus comes to the
 * button: `trigger` goes on the button, and `overlay` beside it.
 */
export function useOverlay(fetch: () => Promise<ComponentType<OverlayProps>>) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [Overlay, load] = useLoaded(fetch);
  async function toggle() {
    if (isOpen) setOpen(false);
    else if (await load()) setOpen(true);
    else sayNotLoaded();
  }
  /** The focus moves inside a moment after the opening. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
  }
  return {
    isOpen,
    setTarget,
    trigger: {
      id,
      'aria-expanded': isOpen,
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick: () => void toggle(),
      onKeyDown,
    },
    overlay: Overlay && target && (
      <Overlay target={target} isOpen={isOpen} onClose={() => setOpen(false)} />
    ),
  };
}
