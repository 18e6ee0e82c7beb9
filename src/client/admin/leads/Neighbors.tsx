import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { isFreeKey } from '../table/keys.ts';

type Props = { id: string; listedIds: readonly string[] };

const keySteps: Partial<Record<string, number>> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };

/** Goes to the next and the previous lead of the loaded page: by buttons, j, k and arrows. */
export function Neighbors({ id, listedIds }: Props) {
  const setSearchParams = useSetSearchParams();
  const group = useRef<HTMLDivElement>(null);
  const index = listedIds.indexOf(id);
  const go = (step: number) => {
    const neighbor = index === -1 ? undefined : listedIds[index + step];
    if (!neighbor) return;
    // The focused field belongs to the lead that is left.
    group.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
    setSearchParams({ lead: neighbor }, { isReplacing: true });
  };
  useWindowEvent('keydown', (event) => {
    const step = keySteps[event.key];
    const { activeElement } = document;
    const isInside =
      activeElement === document.body ||
      group.current?.closest('[role=dialog]')?.contains(activeElement);
    if (step === undefined || !isFreeKey(event) || !isInside) return;
    event.preventDefault();
    go(step);
  });
  if (index === -1) return null;
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
          aria-disabled={listedIds[index + step] === undefined}
          onClick={() => go(step)}
        >
          {label}
        </Button>
      ))}
      <Text size="sm" c="dimmed">
        {index + 1} of {listedIds.length} on this page
      </Text>
    </Group>
  );
}
