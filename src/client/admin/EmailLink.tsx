import { Fragment } from 'react';
import classes from './EmailLink.module.css';

type Props = { email: string; className?: string | undefined };

/** An address to write to; a long one goes on in the next line after its @ or a dot. */
export const EmailLink = ({ email, className = '' }: Props) => (
  <a href={`mailto:${email}`} className={`${classes.email} ${className}`}>
    {email.split(/(?<=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);
