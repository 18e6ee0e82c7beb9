import { Link, useSearchParams } from 'react-router-dom';
import classes from './Tabs.module.css';

/** Spam stands apart: in no figure and no list but its own. */
export function Tabs({ spam, isSpam }: { spam: number; isSpam: boolean }) {
  const [params] = useSearchParams();
  // The sorting stays.
  const sort = params.get('sort');
  const href = (filter: Record<string, string>) =>
    `/admin/leads?${new URLSearchParams({ ...filter, ...(sort && { sort }) }).toString()}`;
  const tabs = [
    { label: 'Leads', href: href({}), isCurrent: !isSpam },
    {
      label: `Spam (${spam.toLocaleString('en-US')})`,
      href: href({ status: 'spam' }),
      isCurrent: isSpam,
    },
  ];
  return (
    <nav className={classes.tabs} aria-label="Leads and spam">
      {tabs.map(({ label, href, isCurrent }) => (
        <Link
          key={href}
          to={href}
          className={classes.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
