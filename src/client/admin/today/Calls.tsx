import { localDateTime } from '../../../shared/dates.ts';
import { callHours } from '../../../shared/leads/requestedCall.ts';
import { hourRange, viewerZone } from '../../../shared/zonedDates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { Task, TaskList } from './TaskList.tsx';

type Call = Outputs['admin']['today']['calls'][number];

/** Calls that were requested, with the time in the person's zone and in this one. */
export function Calls() {
  const query = trpc.admin.today.useQuery({ zone: viewerZone() });
  const { data: count } = trpc.leads.count.useQuery({ call: 'open' });
  return (
    <TaskList
      title="Calls requested"
      count={count}
      all={{ href: '/admin/leads?call=open', label: 'All open requests' }}
      emptyText="Requested calls appear here with their day and time, in their time zone and in yours."
      query={query}
      items={query.data?.calls}
      keyOf={({ id }) => id}
      render={(call) => (
        <Task
          href={`/admin/leads?call=open&lead=${call.id}`}
          label={[call.name, call.company].filter(Boolean).join(', ')}
          detail={callTimes(call)}
        />
      )}
    />
  );
}

const isTimeOfDay = (time: string): time is keyof typeof callHours =>
  Object.hasOwn(callHours, time);

function callTimes({ call, createdAt }: Call) {
  if (!call) return `Requested ${localDateTime(createdAt)}`;
  const { day, time, zone } = call;
  const hours = isTimeOfDay(time) ? callHours[time] : undefined;
  const theirs = hours && hourRange(day, hours, zone, zone);
  const ours = hours && hourRange(day, hours, zone, viewerZone());
  if (!theirs || !ours) return `${day}, ${time} (${zone})`;
  return `${time}: ${theirs} in ${zone}, which is ${ours} here`;
}
