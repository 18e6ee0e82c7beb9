import { localDay, shortDate } from '../../../shared/dates.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../lib/api.tsx';
import { Task, TaskList } from './TaskList.tsx';

/** Leads whose follow-up is due today or overdue. */
export function FollowUps() {
  const query = trpc.admin.today.useQuery({ zone: viewerZone() });
  const { data: count } = trpc.leads.count.useQuery({ due: 'due', zone: viewerZone() });
  return (
    <TaskList
      title="Follow-ups due"
      count={count}
      all={{ href: '/admin/leads?due=due', label: 'All follow-ups due' }}
      emptyText="Set a follow-up date on a lead, and the lead appears here on that day."
      query={query}
      items={query.data?.followUps}
      keyOf={({ id }) => id}
      render={({ id, name, company, followUpOn, owner }) => (
        <Task
          href={`/admin/leads?due=due&lead=${id}`}
          label={[name, company].filter(Boolean).join(', ')}
          detail={[dueText(followUpOn), owner].filter(Boolean).join(' · ')}
        />
      )}
    />
  );
}

const dueText = (day: string) =>
  day === localDay() ? 'Due today' : `Overdue since ${shortDate(day)}`;
