import type { ComponentProps } from 'react';
import classes from './ButtonLink.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & { variant?: 'primary' | 'outline' };

/** A button of a page, in the look of its links; forms have their own. */
export function Button({ variant = 'outline', className = '', ...button }: Props) {
  return (
    <button
      type="button"
      className={`${classes.button} ${classes[variant]} ${className}`}
      {...button}
    />
  );
}
