import { type FormEvent, useRef, useState } from 'react';
import { NewToken, type Scope, scopeNames, scopes } from '../../shared/access.ts';
import { trpc } from '../api.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox, TextField } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { plainMessage } from './failureText.ts';
import { MadeToken } from './MadeToken.tsx';
import classes from './TokenForm.module.css';

type Errors = { name?: string | undefined; scopes?: string | undefined };

/** Makes a token and shows it, once. */
export function TokenForm() {
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const { access } = trpc.useUtils().admin;
  const create = trpc.admin.access.createToken.useMutation({
    onSuccess: () => {
      form.current?.reset();
      return access.invalidate();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const read = NewToken.safeParse({ name: values.get('name'), scopes: values.getAll('scopes') });
    const problems = read.error?.issues ?? [];
    const problemOf = (field: string) => problems.find(({ path }) => path[0] === field)?.message;
    setErrors({ name: problemOf('name'), scopes: problemOf('scopes') });
    if (read.success && !create.isPending) create.mutate(read.data);
  };
  return (
    <>
      {create.data && <MadeToken {...create.data} />}
      <Panel>
        <form ref={form} className={classes.form} onSubmit={submit} noValidate>
          <h3 className={classes.title}>Make a token</h3>
          <TextField
            label="Name"
            name="name"
            placeholder="As in CRM or newsletter tool"
            maxLength={60}
            autoComplete="off"
            error={errors.name}
          />
          <Rights error={errors.scopes} />
          {create.error && <p role="alert">{plainMessage(create.error)}</p>}
          <Button type="submit" aria-disabled={create.isPending}>
            Make token
          </Button>
        </form>
      </Panel>
    </>
  );
}

function Rights({ error }: { error: string | undefined }) {
  return (
    <fieldset className={classes.rights} aria-describedby={error ? 'rights-error' : undefined}>
      <legend>Rights</legend>
      {scopes.map((scope: Scope) => (
        <Checkbox key={scope} name="scopes" value={scope} label={scopeNames[scope]} />
      ))}
      {error && (
        <p id="rights-error" role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
