import type { Link } from '../../shared/content/shapes.ts';
import classes from './Actions.module.css';
import { ButtonLink } from './ButtonLink.tsx';

/** The actions of a hero or a closing: the first is the one that counts. */
export function Actions({ links }: { links: readonly Link[] }) {
  return (
    <div className={classes.actions}>
      {links.map((link, index) => (
        <ButtonLink key={link.label} variant={index === 0 ? 'primary' : 'outline'} {...link} />
      ))}
    </div>
  );
}
