import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

type Props = {
  /** The list: entries are dropped only within it. */
  path: string;
  index: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** A list entry that can be dragged by its handle; buttons do the same for the keyboard. */
export function DraggedEntry({ path, index, onMove, children }: Props) {
  const entry = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [isTarget, setTarget] = useState(false);
  const drop = useEffectEvent((from: unknown) => {
    setTarget(false);
    if (typeof from === 'number' && from !== index) onMove(from, index);
  });
  useEffect(() => {
    const [element, dragHandle] = [entry.current, handle.current];
    if (!element || !dragHandle) return undefined;
    const stopDragging = draggable({
      element,
      dragHandle,
      getInitialData: () => ({ path, index }),
    });
    const stopTaking = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.path === path && source.data.index !== index,
      onDragEnter: () => setTarget(true),
      onDragLeave: () => setTarget(false),
      onDrop: ({ source }) => drop(source.data.index),
    });
    return () => {
      stopDragging();
      stopTaking();
    };
  }, [path, index]);
  return (
    <Box
      ref={entry}
      pos="relative"
      style={{ outline: isTarget ? '2px solid var(--mantine-color-signal-5)' : undefined }}
    >
      {children}
      <Box
        ref={handle}
        aria-hidden
        title="Drag to move"
        pos="absolute"
        bottom={0}
        right={0}
        px="xs"
        style={{ cursor: 'grab', userSelect: 'none', zIndex: 1 }}
      >
        ⠿
      </Box>
    </Box>
  );
}
