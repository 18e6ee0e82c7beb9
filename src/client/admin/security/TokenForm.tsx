import '@mantine/dates/styles.layer.css';
import { TextInput, Title } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { NewToken, scopeNames, scopes } from '../../../shared/access.ts';
import { endOfLocalDay, localDay } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { CreatedSecret } from '../ui/CreatedSecret.tsx';
import { Checks, DraftForm } from '../drafts/DraftForm.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';

const Typed = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** `YYYY-MM-DD`, or empty. */
  expiresAt: z.string(),
});
type Typed = z.output<typeof Typed>;

/** Converts to the procedure's input: a token expires at the end of the day in the viewer's time zone. */
const inputOf = ({ expiresAt, ...rest }: Typed): z.input<typeof NewToken> => ({
  ...rest,
  expiresAt: expiresAt ? endOfLocalDay(expiresAt) : null,
});

/** Creates a token and shows it once. */
export function TokenForm() {
  const { access } = trpc.useUtils().admin;
  const create = trpc.admin.access.createToken.useMutation({
    onSuccess: () => void access.invalidate(),
  });
  const form = useDraftForm<Typed>({
    name: 'token',
    schema: Typed,
    blank: { name: '', scopes: [], expiresAt: '' },
    names: ['name', 'scopes', 'expiresAt'],
    rules: Typed.transform(inputOf).pipe(NewToken),
    send: (typed) => create.mutateAsync(inputOf(typed)),
  });
  return (
    <>
      {create.data && (
        <CreatedSecret label="Token" secret={create.data.token}>
          Token <strong>{create.data.row.name}</strong> created.
        </CreatedSecret>
      )}
      <DraftForm form={form} action="Create token">
        <Title order={3} fz="md">
          Create token
        </Title>
        <TextInput
          {...form.field('name')}
          label="Name"
          placeholder="e.g. CRM"
          maxLength={60}
          autoComplete="off"
        />
        <Checks control={form.control} name="scopes" label="Permissions" names={scopeNames} />
        <Controller
          control={form.control}
          name="expiresAt"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <DateInput
              {...field}
              label="Expires after (optional)"
              placeholder="YYYY-MM-DD"
              valueFormat="YYYY-MM-DD"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear the date' }}
              minDate={localDay()}
              maxDate="2100-12-31"
              maw="16rem"
              value={value || null}
              onChange={(day) => onChange(day ?? '')}
              error={fieldState.error?.message}
            />
          )}
        />
      </DraftForm>
    </>
  );
}
