import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { isComposed } from '../../../lib/composition.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useStore } from '../../../lib/store.ts';
import { hasOpenDialog } from '../../../ui/dialogStack.ts';
import { focusMode } from '../../shell/focusMode.ts';

const KEY = 'postFocusMode';

/** Hides everything but the text; remembered until the tab is closed. */
export function useFocusMode() {
  const isFocused = useStore(focusMode);
  const setFocused = (value: boolean) => {
    focusMode.set(value);
    writeStored('sessionStorage', KEY, value || null);
  };
  useEffect(() => {
    focusMode.set(readStored('sessionStorage', KEY) === true);
    return () => focusMode.set(false);
  }, []);
  useHotkeys([['mod+shift+F', () => setFocused(!isFocused)]], [], true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFocused && !isComposed(event) && !closesPopup(event))
      setFocused(false);
  };
  // Before the key closes anything. The editor prevents the default of every Escape.
  useWindowEvent('keydown', onKeyDown, { capture: true });
  return [isFocused, setFocused] as const;
}

const POPUPS = '[role=dialog], [role=menu], [role=toolbar], [aria-activedescendant]';

const closesPopup = ({ target }: KeyboardEvent) =>
  hasOpenDialog() || (target instanceof Element && !!target.closest(POPUPS));
