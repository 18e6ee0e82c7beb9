import type { ComponentProps } from 'react';
import classes from './ButtonLink.module.css';
import { SiteLink } from './SiteLink.tsx';

type Props = ComponentProps<typeof SiteLink> & { variant?: 'primary' | 'outline' | 'arrow' };

/** A link that looks like a button; `primary` is the one action of a screen. */
export function ButtonLink({ variant = 'primary', className = '', ...link }: Props) {
  const look = variant === 'arrow' ? classes.arrow : `${classes.button} ${classes[variant]}`;
  return <SiteLink className={`${look} ${className}`} {...link} />;
}
