import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { createStore } from '../lib/store.ts';
import { readStored, writeStored } from '../lib/storage.ts';

const KEY = 'quiz-advance';

/** Long enough to see the choice, and for the second press of a double click. */
const DELAY_MS = 450;

/** Whether a press of an option leads to the next question: at first on screens to touch. */
export const autoAdvance = createStore(storedChoice() ?? isTouched(), false);

function storedChoice() {
  const stored = readStored('localStorage', KEY);
  return typeof stored === 'boolean' ? stored : undefined;
}

function isTouched() {
  return typeof window !== 'undefined' && matchMedia('(hover: none) and (pointer: coarse)').matches;
}

export function setAutoAdvance(isOn: boolean) {
  writeStored('localStorage', KEY, isOn);
  autoAdvance.set(isOn);
}

/**
 * Returns whether a mouse, a finger or a pen pressed. Screen readers create presses without an
 * extent, or without pressure.
 */
export const isPressed = ({ width, height, pressure, pointerType }: PointerEvent) =>
  (width > 0 || height > 0) && (pointerType !== 'mouse' || pressure > 0);

/** Returns functions that start and cancel the move to the next question; any move cancels it. */
export function useAutoAdvance(step: number, advance: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [step, cancel]);
  const start = () => {
    cancel();
    if (autoAdvance.get()) timer.current = setTimeout(advance, DELAY_MS);
  };
  return { start, cancel };
}
