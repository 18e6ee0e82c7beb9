import { trpc } from '../../api.tsx';
import classes from './OutboxBadge.module.css';

/** How much of the outbox needs somebody's eye. Asks for nothing by itself before somebody is let in. */
export function OutboxBadge() {
  const { data: access } = trpc.admin.access.state.useQuery();
  const { data } = trpc.outbox.count.useQuery(undefined, { enabled: !!access?.by });
  const open = data ? data.waiting + data.failed : 0;
  if (open === 0) return null;
  return (
    <span className={classes.badge} data-failed={!!data?.failed}>
      {open}
      <span className="visually-hidden"> waiting or failed</span>
    </span>
  );
}
