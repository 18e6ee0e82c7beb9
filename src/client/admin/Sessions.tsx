import { localDateTime } from '../../shared/dates.ts';
import { type Outputs, trpc } from '../api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DataTable } from './DataTable.tsx';
import { dropPrivateDrafts } from './drafts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import classes from './SecurityPage.module.css';

type Session = Outputs['admin']['access']['sessions']['sessions'][number];

/** Which browsers are signed in, and the ways to end that. */
export function Sessions() {
  const { data, error } = trpc.admin.access.sessions.useQuery();
  return (
    <section className={classes.part} aria-labelledby="sessions">
      <h2 id="sessions">Signed-in browsers</h2>
      <p>
        A session ends after 12 hours without use, after 7 days in any case, and when the password
        changes.
      </p>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text="Loading sessions..." />}
      {data && <Table sessions={data.sessions} />}
    </section>
  );
}

function Table({ sessions }: { sessions: readonly Session[] }) {
  const everywhere = trpc.admin.access.revokeAllSessions.useMutation({
    onSuccess: () => {
      dropPrivateDrafts();
      location.reload();
    },
  });
  if (sessions.length === 0) return <p>No browser is signed in.</p>;
  return (
    <>
      <DataTable
        label="Signed-in browsers"
        columns={['Browser', 'Network', 'Signed in', 'Last seen', 'End']}
      >
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </DataTable>
      <ConfirmButton
        label="Sign out everywhere"
        question="End every session, this one too?"
        onConfirm={() => everywhere.mutate()}
      />
    </>
  );
}

function Row({ session }: { session: Session }) {
  const { id, browser, address, createdAt, lastSeenAt, isThisOne } = session;
  const { access } = trpc.useUtils().admin;
  const revoke = trpc.admin.access.revokeSession.useMutation({
    onSettled: () => access.invalidate(),
  });
  return (
    <tr>
      <th scope="row">{browser}</th>
      <td>{address}</td>
      <td>
        <time dateTime={createdAt}>{localDateTime(createdAt)}</time>
      </td>
      <td>
        <time dateTime={lastSeenAt}>{localDateTime(lastSeenAt)}</time>
      </td>
      <td>
        {isThisOne ? (
          <span className={classes.here}>This browser</span>
        ) : (
          <ConfirmButton
            label="End"
            about={`the session of ${browser}`}
            question="End this session?"
            onConfirm={() => revoke.mutate({ id })}
          />
        )}
      </td>
    </tr>
  );
}
