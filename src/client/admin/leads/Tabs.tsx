import { changeView } from '../changeView.ts';
import { noFilter } from './FilterBar.tsx';
import classes from './Tabs.module.css';

/** Spam stands apart: in no figure and no list but its own. */
export function Tabs({ spam, isSpam }: { spam: number; isSpam: boolean }) {
  const tabs = [
    { label: 'Leads', href: '/admin/leads', isCurrent: !isSpam, status: undefined },
    {
      label: `Spam (${spam.toLocaleString('en-US')})`,
      href: '/admin/leads?status=spam',
      isCurrent: isSpam,
      status: 'spam',
    },
  ];
  return (
    <nav className={classes.tabs} aria-label="Leads and spam">
      {tabs.map(({ label, href, isCurrent, status }) => (
        <a
          key={href}
          href={href}
          className={classes.tab}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            changeView({ ...noFilter, status });
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
