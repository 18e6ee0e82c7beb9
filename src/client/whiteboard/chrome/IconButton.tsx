import type { ComponentProps } from 'react';
import type { Icon } from '../../ui/icons/icon.tsx';
import classes from './controls.module.css';

type Props = ComponentProps<'button'> & { icon: Icon; label: string; hint?: string };

/** A square button; its label and shortcut show as its title. */
export function IconButton({ icon: Picture, label, hint, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      className={`${classes.icon} ${className}`}
      {...rest}
    >
      <Picture aria-hidden />
    </button>
  );
}
