import { timestamp, localDateTime } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { Task, TaskList } from './TaskList.tsx';

const SHOWN = 20;
const LAST_VISIT_KEY = 'adminLastVisit';

/** The quiz responses since the last visit with this browser. */
export function NewResponses() {
  const since = useLastVisit();
  const query = trpc.quiz.list.useQuery({ limit: SHOWN });
  const responses = query.data?.responses.filter(({ createdAt }) => !since || createdAt > since);
  return (
    <TaskList
      title="Quiz responses since your last visit"
      count={responses?.length}
      all={{ href: '/admin', label: 'All responses' }}
      emptyText={
        since
          ? `Nobody has finished the quiz since ${localDateTime(since)}.`
          : 'Whoever finishes the quiz appears here with their result.'
      }
      query={query}
      items={responses}
      keyOf={({ id }) => id}
      render={({ id, name, result, createdAt }) => (
        <Task
          href={`/admin?response=${id}`}
          label={name}
          detail={`${result} · ${localDateTime(createdAt)}`}
        />
      )}
    />
  );
}

/** Pages opened within this time belong to one visit. */
const VISIT_MS = 30 * 60_000;

type Visits = { latest?: string | undefined; previous?: string | undefined };

/** One page load belongs to one visit. */
let visits: Visits | undefined;

/** Returns when the visit before this one was. */
const useLastVisit = () => useInBrowser(() => (visits ??= startVisit()).previous);

/** Stores the time of this visit. */
function startVisit(): Visits {
  const stored = readStored('localStorage', LAST_VISIT_KEY);
  const { latest, previous }: Visits = isVisits(stored) ? stored : {};
  const isSameVisit = latest !== undefined && Date.now() - Date.parse(latest) < VISIT_MS;
  const started = { latest: timestamp(), previous: isSameVisit ? previous : latest };
  writeStored('localStorage', LAST_VISIT_KEY, started);
  return started;
}

const isVisits = (value: unknown): value is Visits => typeof value === 'object' && value !== null;
