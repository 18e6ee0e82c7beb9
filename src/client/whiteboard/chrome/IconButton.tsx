import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { ComponentProps, Ref } from 'react';
import type { Icon } from '../../ui/icons/icon.tsx';
import { useHint } from './hints.ts';

type Props = Omit<ComponentProps<'button'>, keyof ActionIconProps | 'ref'> &
  ActionIconProps & {
    icon: Icon;
    label: string;
    /** The shortcut, which the tooltip shows as well. */
    hint?: string;
    /** What the tooltip says, unless it says the label. */
    tooltip?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** A square button whose label and shortcut show as its tooltip. */
export function IconButton({ icon: Picture, label, hint, tooltip = label, ref, ...rest }: Props) {
  const isOpen = rest['aria-expanded'] === true;
  const hintRef = useHint(isOpen ? undefined : hint ? `${tooltip} (${hint})` : tooltip);
  const isPressed = rest['aria-pressed'] === true;
  return (
    <ActionIcon
      ref={useMergedRef(ref, hintRef)}
      aria-label={label}
      variant={isPressed ? 'filled' : 'subtle'}
      {...rest}
    >
      <Picture aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}
