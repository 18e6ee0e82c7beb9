import { SiteLink } from '../ui/SiteLink.tsx';
import classes from './Choices.module.css';

type Item = { label: string; href: string; isCurrent: boolean };

/** A few links of which one is the present view, so that each has an address of its own. */
export function Choices({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <nav aria-label={label} className={classes.choices}>
      {items.map(({ label: name, href, isCurrent }) => (
        <SiteLink
          key={href}
          href={href}
          className={classes.choice}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}
