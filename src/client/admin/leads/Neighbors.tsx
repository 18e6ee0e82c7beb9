import '@mantine/core/styles/Kbd.layer.css';
import { Button, Group, Kbd, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { dialogOf, isFocusElsewhere, isFreeKey } from '../table/keys.ts';

type Props = {
  id: string;
  /** Undefined until the lead is loaded. */
  name: string | undefined;
  listedIds: readonly string[];
};

const keySteps: Partial<Record<string, number>> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };

/** Moves to the next or previous loaded lead: by buttons, j, k and arrow keys. */
export function Neighbors({ id, name, listedIds }: Props) {
  const setSearchParams = useSetSearchParams();
  const group = useRef<HTMLDivElement>(null);
  const [hasMoved, setMoved] = useState(false);
  const keepFocus = useKeptFocus(group, name !== undefined);
  const { index, neighborOf } = useNeighbors(id, listedIds);
  const go = (step: number) => {
    const neighbor = neighborOf(step);
    if (!neighbor) return;
    keepFocus(step);
    setMoved(true);
    setSearchParams({ lead: neighbor }, { isReplacing: true });
  };
  useWindowEvent('keydown', (event) => {
    const step = keySteps[event.key];
    if (step === undefined || !isFreeKey(event) || isFocusElsewhere(group.current)) return;
    event.preventDefault();
    go(step);
  });
  if (index === undefined) return null;
  const position = index === -1 ? 'No longer in this list' : `${index + 1} of ${listedIds.length}`;
  return (
    <Group ref={group} gap="0.375rem" mb="xs">
      {[
        { label: 'Previous lead', step: -1 },
        { label: 'Next lead', step: 1 },
      ].map(({ label, step }) => (
        <Button
          key={label}
          data-step={step}
          variant="outline"
          size="xs"
          // `disabled` would lose the focus.
          aria-disabled={neighborOf(step) === undefined}
          onClick={() => go(step)}
        >
          {label}
        </Button>
      ))}
      <Text size="sm" c="dimmed">
        {index === -1 ? position : `${position} on this page`}
      </Text>
      <Text size="sm" c="dimmed" data-keyboard-hint>
        <Kbd>j</Kbd> <Kbd>k</Kbd> next, previous · <Kbd>e</Kbd> edit
      </Text>
      <span role="status" className="visually-hidden">
        {hasMoved && name && `${name}, ${position}`}
      </span>
    </Group>
  );
}

/**
 * Returns the position of a lead in the list, and its neighbors. A change may have removed it from
 * the list: the lead now at its position comes next. Without a position, `index` is undefined.
 */
function useNeighbors(id: string, listedIds: readonly string[]) {
  const index = listedIds.indexOf(id);
  const [last, setLast] = useState(index);
  if (index !== -1 && index !== last) setLast(index);
  const isListed = index !== -1;
  return {
    index: isListed || last !== -1 ? index : undefined,
    neighborOf: (step: number): string | undefined =>
      listedIds[isListed || step < 0 ? (isListed ? index : last) + step : last],
  };
}

/** The name of a control, which is the same for every lead. */
function controlName(control: Element | null) {
  const label = control instanceof HTMLButtonElement ? control.labels[0]?.textContent : undefined;
  return control?.getAttribute('aria-label') ?? label ?? control?.textContent ?? '';
}

/**
 * Returns a function to call before another lead is shown. Its button has the focus until the
 * details are loaded; then the focus returns to the control that had it, if the lead has it, too.
 */
function useKeptFocus(group: React.RefObject<HTMLElement | null>, isLoaded: boolean) {
  const kept = useRef<{ name: string; control: Element | null }>(undefined);
  useEffect(() => {
    const { name, control } = kept.current ?? {};
    if (!isLoaded || !control || control.isConnected) return;
    kept.current = undefined;
    if (!group.current?.contains(document.activeElement)) return;
    const controls = dialogOf(group.current)?.querySelectorAll<HTMLElement>('a, button') ?? [];
    [...controls].find((one) => controlName(one) === name)?.focus();
  });
  return (step: number) => {
    const control = document.activeElement;
    const isOwn = group.current?.contains(control) || !control?.matches('a, button');
    kept.current = isOwn ? undefined : { name: controlName(control), control };
    group.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  };
}
