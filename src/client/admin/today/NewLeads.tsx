import { localDateTime } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { nameOf } from '../leads/leadParts.tsx';
import { Task, TaskList } from './TaskList.tsx';

const SHOWN = 6;

/** Leads with the status `new`, newest first. */
export function NewLeads() {
  const query = trpc.leads.page.useQuery({ status: 'new', limit: SHOWN });
  const { data: count } = trpc.leads.count.useQuery({ status: 'new' });
  return (
    <TaskList
      title="New leads"
      count={count}
      all={{ href: '/admin/leads?status=new', label: 'All new leads' }}
      emptyText="New leads appear here until you change their status."
      query={query}
      items={query.data?.leads}
      keyOf={({ id }) => id}
      render={(lead) => (
        <Task
          href={`/admin/leads?status=new&lead=${lead.id}`}
          label={nameOf(lead)}
          detail={[
            lead.company,
            labelOf(lead.offerType || lead.leadType),
            localDateTime(lead.createdAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
    />
  );
}
