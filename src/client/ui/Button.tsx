import type { ComponentProps } from 'react';
import button from './Button.module.css';
import link from './ButtonLink.module.css';

type Props = ComponentProps<'button'> & { variant?: 'primary' | 'outline' };

/** Does something, where a `ButtonLink` goes somewhere. */
export function Button({ variant = 'primary', type = 'button', ...rest }: Props) {
  // oxlint-disable-next-line react/button-has-type
  return (
    <button type={type} className={`${link.button} ${link[variant]} ${button.button}`} {...rest} />
  );
}
