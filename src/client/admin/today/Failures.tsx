import { trpc } from '../../lib/api.tsx';
import { kindLabel, useRetry } from '../outbox/columns.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { exactly, Task, TaskList } from './TaskList.tsx';

const SHOWN = 5;

/** Failed emails, guides and webhooks, each with a retry button. */
export function Failures() {
  const query = trpc.outbox.list.useQuery({ state: 'failed', limit: SHOWN });
  const { data: count } = trpc.outbox.count.useQuery();
  const retry = useRetry();
  return (
    <TaskList
      title="Failed deliveries"
      count={count && exactly(count.failed)}
      all={{ href: '/admin/outbox?state=failed', label: 'Outbox' }}
      emptyText="An email, a guide or a webhook that could not be delivered appears here, with its reason."
      query={query}
      items={query.data?.rows}
      keyOf={({ id }) => id}
      render={(row) => (
        <Task
          href="/admin/outbox?state=failed"
          label={`${kindLabel(row)}: ${row.about}`}
          detail={row.lastError}
        >
          <ForRole least="editor">
            <ActionButton
              size="compact-sm"
              label="Retry"
              target={row.about}
              run={() => retry.mutateAsync({ ids: [row.id] })}
            />
          </ForRole>
        </Task>
      )}
    />
  );
}
