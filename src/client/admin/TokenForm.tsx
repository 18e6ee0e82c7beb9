import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { NewToken, type Scope, scopeNames, scopes } from '../../shared/access.ts';
import { endOfLocalDay } from '../../shared/dates.ts';
import { trpc } from '../api.tsx';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { Panel } from '../ui/Panel.tsx';
import { CreatedSecret } from './CreatedSecret.tsx';
import { plainMessage } from './failureText.ts';
import classes from './TokenForm.module.css';
import { useDraft } from './useDraft.ts';

type Errors = Partial<Record<'name' | 'scopes' | 'expiresAt', string | undefined>>;

const Typed = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  expires: z.string().default(''),
});
type Typed = z.output<typeof Typed>;
const blank: Typed = { name: '', scopes: [], expires: '' };

/** As the procedure takes it: a token works to the end of its last day, as the viewer counts it. */
const inputOf = ({ name, scopes, expires }: Typed) => ({
  name,
  scopes,
  expiresAt: expires ? endOfLocalDay(expires) : null,
});

/** Makes a token and shows it, once. */
export function TokenForm() {
  const { fields, change, settle } = useDraft({ name: 'token', schema: Typed, blank });
  const [errors, setErrors] = useState<Errors>({});
  const { access } = trpc.useUtils().admin;
  const create = trpc.admin.access.createToken.useMutation({
    onSuccess: () => void access.invalidate(),
  });
  const send = async () => {
    try {
      await create.mutateAsync(inputOf(fields));
      settle(fields);
    } catch {
      // The form says why, and the text stays.
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = NewToken.safeParse(inputOf(fields));
    const problems = read.error?.issues ?? [];
    const problemOf = (field: string) => problems.find(({ path }) => path[0] === field)?.message;
    setErrors({
      name: problemOf('name'),
      scopes: problemOf('scopes'),
      expiresAt: problemOf('expiresAt'),
    });
    if (read.success && !create.isPending) void send();
  };
  return (
    <>
      {create.data && (
        <CreatedSecret label="Token" secret={create.data.token}>
          The token <strong>{create.data.row.name}</strong> is made.
        </CreatedSecret>
      )}
      <Panel>
        <form className={classes.form} onSubmit={submit} noValidate>
          <h3 className={classes.title}>Make a token</h3>
          <TextInput
            label="Name"
            name="name"
            placeholder="As in CRM or newsletter tool"
            maxLength={60}
            autoComplete="off"
            value={fields.name}
            error={errors.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Rights
            chosen={fields.scopes}
            error={errors.scopes}
            onChange={(scopes) => change({ scopes })}
          />
          <TextInput
            label="Expires after (optional)"
            name="expires"
            type="date"
            max="2100-12-31"
            value={fields.expires}
            error={errors.expiresAt}
            onChange={({ target }) => change({ expires: target.value })}
          />
          {create.error && <p role="alert">{plainMessage(create.error)}</p>}
          <Button type="submit" aria-disabled={create.isPending}>
            Make token
          </Button>
        </form>
      </Panel>
    </>
  );
}

type RightsProps = {
  chosen: readonly Scope[];
  error: string | undefined;
  onChange: (chosen: Scope[]) => void;
};

function Rights({ chosen, error, onChange }: RightsProps) {
  return (
    <fieldset className={classes.rights} aria-describedby={error ? 'rights-error' : undefined}>
      <legend>Rights</legend>
      {scopes.map((scope: Scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          label={scopeNames[scope]}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(
              scopes.filter((one) => (one === scope ? target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
      {error && (
        <p id="rights-error" role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
