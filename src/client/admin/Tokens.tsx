import { localDateTime } from '../../shared/dates.ts';
import { scopeNames } from '../../shared/access.ts';
import { type Outputs, trpc } from '../api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DataTable } from './DataTable.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import classes from './SecurityPage.module.css';
import { TokenForm } from './TokenForm.tsx';

type Token = Outputs['admin']['access']['tokens']['tokens'][number];

/** Tokens of external tools: make one, see when each was used, revoke it. */
export function Tokens() {
  const { data, error } = trpc.admin.access.tokens.useQuery();
  return (
    <section className={classes.part} aria-labelledby="tokens">
      <h2 id="tokens">API tokens</h2>
      <p>
        For external tools: each gets a token of its own, with only the rights it needs. Tokens from{' '}
        <code>API_TOKENS</code> hold every right and do not show here.
      </p>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text="Loading tokens..." />}
      {data && data.tokens.length === 0 && <p>No token has been made.</p>}
      {data && data.tokens.length > 0 && (
        <DataTable
          label="API tokens"
          columns={['Name', 'Token', 'Rights', 'Made', 'Last used', 'Expires', 'Revoke']}
        >
          {data.tokens.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </DataTable>
      )}
      <TokenForm />
    </section>
  );
}

function Row({ token }: { token: Token }) {
  const { id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt } = token;
  const { access } = trpc.useUtils().admin;
  const revoke = trpc.admin.access.revokeToken.useMutation({
    onSettled: () => access.invalidate(),
  });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={classes.prefix}>{prefix}…</td>
      <td>{scopes.map((scope) => scopeNames[scope]).join(', ')}</td>
      <td>
        <time dateTime={createdAt}>{localDateTime(createdAt)}</time>
      </td>
      <td>
        {lastUsedAt ? <time dateTime={lastUsedAt}>{localDateTime(lastUsedAt)}</time> : 'Never'}
      </td>
      <td>
        {expiresAt ? <time dateTime={expiresAt}>{localDateTime(expiresAt)}</time> : 'No expiry'}
      </td>
      <td>
        <ConfirmButton
          label="Revoke"
          about={`the token ${name}`}
          question="Its tool will be refused."
          onConfirm={() => revoke.mutate({ id })}
        />
      </td>
    </tr>
  );
}
