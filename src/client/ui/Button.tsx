import type { ComponentProps } from 'react';
import button from './Button.module.css';
import link from './ButtonLink.module.css';

type Props = ComponentProps<'button'> & { variant?: 'primary' | 'outline' };

/** Does something, where a `ButtonLink` goes somewhere. */
export function Button({ variant = 'primary', type = 'button', className = '', ...rest }: Props) {
  const look = `${link.button} ${link[variant]} ${button.button} ${className}`;
  // oxlint-disable-next-line react/button-has-type
  return <button type={type} className={look} {...rest} />;
}
