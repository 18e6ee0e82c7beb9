import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { toast } from '../../ui/toasts.ts';

/** Loads a component's code. `load` returns whether it succeeded and can be retried. */
export function useLazyComponent<Props>(fetch: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  async function load() {
    try {
      const component = await fetch();
      setLoaded(() => component);
      return true;
    } catch {
      return false;
    }
  }
  return [Loaded, load] as const;
}

export const showLoadError = () =>
  toast({ title: 'Loading failed', description: 'Please try again.', variant: 'destructive' });

export type OverlayProps = { target: HTMLElement; isOpen: boolean; onClose: () => void };

/**
 * A popover or menu of a button, loaded when the button is hovered or focused. Spread `trigger` on
 * the button and render `overlay` next to it.
 */
export function useOverlay(fetch: () => Promise<ComponentType<OverlayProps>>) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [Overlay, load] = useLazyComponent(fetch);
  async function toggle() {
    if (isOpen) setOpen(false);
    else if (await load()) setOpen(true);
    else showLoadError();
  }
  // The focus moves inside only after the opening.
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

/** Props for a popover or menu whose target Mantine does not render. */
export function useDropdown({ target, isOpen, onClose }: OverlayProps) {
  const dropdown = useRef<HTMLDivElement>(null);
  // Returns the focus to the target unless it has moved elsewhere.
  function onChange(isOpened: boolean) {
    if (isOpened) return;
    const hadFocus = dropdown.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) target.focus({ preventScroll: true });
  }
  // The canvas prevents mouse events, so only pointer events are reliable.
  const clickOutsideEvents = ['pointerdown', 'touchstart'];
  return { dropdown, root: { id: target.id, opened: isOpen, onChange, clickOutsideEvents } };
}

/** Placeholder for a target that Mantine does not render. */
export function Target({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** Whether a dialog, popover or menu contains the element. */
export const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;
