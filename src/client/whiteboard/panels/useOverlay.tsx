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

/** A component whose code is fetched by `load`, which says whether it is there; a failed load can be repeated. */
export function useLoaded<Props>(fetch: () => Promise<ComponentType<Props>>) {
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

export const sayNotLoaded = () =>
  toast({ title: 'Not loaded', description: 'Please try again.', variant: 'destructive' });

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

/** What a popover and a menu need to open at a target that Mantine did not render. */
export function useDropdown({ target, isOpen, onClose }: OverlayProps) {
  const dropdown = useRef<HTMLDivElement>(null);
  /** The focus goes back to the target unless it is elsewhere already. */
  function onChange(isOpened: boolean) {
    if (isOpened) return;
    const hadFocus = dropdown.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) target.focus({ preventScroll: true });
  }
  // The canvas takes the press of a mouse before it becomes one: only the pointer is sure to be heard.
  const clickOutsideEvents = ['pointerdown', 'touchstart'];
  return { dropdown, root: { id: target.id, opened: isOpen, onChange, clickOutsideEvents } };
}

/** Stands in for a target that Mantine did not render. */
export function Target({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** Whether a dialog, popover or menu has the keys for itself. */
export const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;
