import {
  ActionIcon,
  type ActionIconProps,
  Button,
  type ButtonProps,
  Divider,
  NativeSelect,
  type NativeSelectProps,
  Paper,
  type PaperProps,
} from '@mantine/core';
import { useMediaQuery, useMergedRef } from '@mantine/hooks';
import type { ComponentProps, Ref } from 'react';
import type { Icon } from '../../ui/icons/icon.tsx';
import classes from './panels.module.css';
import { useTooltip } from './tooltip.ts';

/** The breakpoint at which the stylesheets switch to the layout for phones. */
export const useIsNarrow = () =>
  useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false });

/** A bar that floats above the canvas. */
export const Bar = ({
  className = '',
  ...rest
}: PaperProps & Omit<ComponentProps<'div'>, keyof PaperProps>) => (
  <Paper bg="paper.1" {...rest} className={`${classes.bar} ${className}`} />
);

export const BarDivider = () => (
  <Divider orientation="vertical" color="var(--tone-line)" mx={4} my={8} />
);

export const BarSelect = (props: NativeSelectProps) => (
  <NativeSelect classNames={{ input: classes.select }} {...props} />
);

const quiet = {
  '--button-color': 'var(--tone-text)',
  '--button-hover': 'var(--mantine-color-paper-4)',
};

/** A text button for the board's bars. */
export const TextButton = (
  props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>,
) => (
  <Button
    variant="subtle"
    radius="sm"
    size="sm"
    flex="none"
    px="0.875rem"
    fz="sm"
    vars={() => ({ root: quiet })}
    {...props}
    className={classes.quiet}
  />
);

type IconButtonProps = Omit<ComponentProps<'button'>, keyof ActionIconProps | 'ref'> &
  ActionIconProps & {
    icon: Icon;
    label: string;
    /** The keyboard shortcut, shown in the tooltip. */
    shortcut?: string;
    /** The tooltip's text; defaults to the label. */
    tooltip?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** An icon button with its label and shortcut as tooltip. */
export function IconButton({
  icon: IconComponent,
  label,
  shortcut,
  tooltip = label,
  ref,
  ...rest
}: IconButtonProps) {
  const isOpen = rest['aria-expanded'] === true;
  const tooltipRef = useTooltip(
    isOpen ? undefined : shortcut ? `${tooltip} (${shortcut})` : tooltip,
  );
  return (
    <ActionIcon
      ref={useMergedRef(ref, tooltipRef)}
      aria-label={label}
      variant={rest['aria-pressed'] === true ? 'filled' : 'subtle'}
      {...rest}
    >
      <IconComponent aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}
