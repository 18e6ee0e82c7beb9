import { useState } from 'react';
import { localDateTime } from '../../../shared/dates.ts';
import { trpc } from '../../api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import classes from './Webhooks.module.css';

/** What came of the last deliveries; asked for when it is opened. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Deliveries</summary>
      {isOpen && <DeliveryTable webhookId={webhookId} />}
    </details>
  );
}

function DeliveryTable({ webhookId }: { webhookId: string }) {
  const { data, error } = trpc.webhooks.deliveries.useQuery({ id: webhookId });
  if (!data)
    return error ? (
      <LoadFailure error={error} hasData={false} />
    ) : (
      <Loading text="Loading deliveries..." />
    );
  if (data.length === 0) return <p className={classes.muted}>Nothing was delivered yet.</p>;
  return (
    // Scrolled by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0} role="region" aria-label="Deliveries">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Event</th>
            <th scope="col">Try</th>
            <th scope="col">Outcome</th>
            <th scope="col">Took</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ id, createdAt, event, attempt, status, error, milliseconds }) => (
            <tr key={id}>
              <td>{localDateTime(createdAt)}</td>
              <td>{event}</td>
              <td>{attempt}</td>
              <td>{error ?? `Delivered (${status})`}</td>
              <td>{milliseconds} ms</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
