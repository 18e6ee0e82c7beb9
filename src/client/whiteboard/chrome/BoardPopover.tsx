import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useRef } from 'react';
import { closeFrom, outside, Target } from './overlay.ts';
import type { OverlayProps } from './useOverlay.tsx';

type Props = OverlayProps & Pick<PopoverProps, 'position' | 'width'> & PopoverDropdownProps;

/** What opens beside a button of the board and keeps the keyboard inside. */
export function BoardPopover({ target, isOpen, onClose, position, width, ...dropdown }: Props) {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Popover
      id={target.id}
      opened={isOpen}
      onChange={(opened) => opened || closeFrom(node.current, target, onClose)}
      position={position}
      width={width}
      trapFocus
      clickOutsideEvents={outside}
    >
      <Popover.Target>
        <Target element={target} />
      </Popover.Target>
      <Popover.Dropdown ref={node} {...dropdown} />
    </Popover>
  );
}
