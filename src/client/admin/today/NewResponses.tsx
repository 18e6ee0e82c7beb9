import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { isObject } from '../../../shared/isObject.ts';
import { timestamp, localDateTime } from '../../../shared/dates.ts';
import { labelOf } from '../../../shared/labelOf.ts';
import { trpc } from '../../lib/api.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Task, TaskList } from './TaskList.tsx';

const SHOWN = 20;
const LAST_VISIT_KEY = 'adminLastVisit';

/** The quiz responses since the last visit. */
export function NewResponses() {
  const { since, isKnown } = useLastVisit();
  const query = trpc.quiz.list.useQuery({ limit: SHOWN });
  const latest = isKnown ? query.data?.responses : undefined;
  const responses = latest?.filter(({ createdAt }) => !since || createdAt > since);
  return (
    <TaskList
      title="Quiz responses since your last visit"
      count={
        responses && {
          count: responses.length,
          isMore: responses.length === SHOWN && !!query.data?.nextCursor,
        }
      }
      all={{ href: '/admin', label: 'All responses' }}
      emptyText={
        since
          ? `No quiz responses since ${localDateTime(since)}.`
          : 'New quiz responses appear here with their results.'
      }
      query={query}
      items={responses}
      keyOf={({ id }) => id}
      render={({ id, name, result, createdAt }) => (
        <Task
          href={`/admin?response=${id}`}
          label={name}
          detail={`${labelOf(result)} · ${localDateTime(createdAt)}`}
        />
      )}
    />
  );
}

/** Pages opened within this time belong to one visit, and longer ones are recorded again. */
const VISIT_MS = 30 * MINUTE_MS;
const RECORD_AGAIN_MS = MINUTE_MS;

/**
 * Returns the time of the previous visit, stored in the account, or in the browser for callers
 * without one. A tab that stays open overnight starts a new visit when it is used again.
 */
function useLastVisit() {
  const { client } = trpc.useUtils();
  const { data, error } = useQuery({
    queryKey: ['visit'],
    queryFn: async () => {
      const { isRecorded, since } = await client.admin.accounts.own.recordVisit.mutate();
      return isRecorded ? since : (recordVisitHere().previous ?? null);
    },
    staleTime: RECORD_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  return { since: data, isKnown: data !== undefined || error !== null };
}

type Visits = { latest?: string | undefined; previous?: string | undefined };

/** Stores the time of this visit in the browser. */
function recordVisitHere(): Visits {
  const stored = readStored('localStorage', LAST_VISIT_KEY);
  const { latest, previous }: Visits = isVisits(stored) ? stored : {};
  const isSameVisit = latest !== undefined && Date.now() - Date.parse(latest) < VISIT_MS;
  const visits = { latest: timestamp(), previous: isSameVisit ? previous : latest };
  writeStored('localStorage', LAST_VISIT_KEY, visits);
  return visits;
}

const isVisits = (value: unknown): value is Visits =>
  isObject(value) && Object.values(value).every((moment) => typeof moment === 'string');
