import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button:not(:disabled)';
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Makes a toolbar a single tab stop with arrow-key navigation. Mantine's `useRovingIndex`
 * passes a `tabIndex` to each control, which those of `RichTextEditor` ignore. Escape returns to the text.
 */
export function useRovingFocus(onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  /** The control that Tab reaches. */
  const current = useRef<HTMLElement>(null);
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const setCurrent = (control: HTMLElement | undefined) => {
    current.current = control ?? null;
    for (const other of controls()) other.tabIndex = other === control ? 0 : -1;
  };
  // After every render, which may have added or disabled controls.
  useLayoutEffect(() => {
    const all = controls();
    setCurrent(all.find((control) => control === current.current) ?? all[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const all = controls();
    const index = all.findIndex((control) => control === event.target);
    const next = nextIndex(event.key, index, all.length);
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    all.at(next)?.focus();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const control = controls().find((other) => other === target);
    if (!control) return;
    setCurrent(control);
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return { ref, onKeyDown, onFocus };
}

function nextIndex(key: string, index: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step && (index + step + count) % count;
}
