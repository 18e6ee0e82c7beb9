import '@mantine/dates/styles.layer.css';
import { Button, Checkbox, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { NewToken, scopeNames, scopes } from '../../shared/access.ts';
import { endOfLocalDay, localDay } from '../../shared/dates.ts';
import { trpc } from '../api.tsx';
import { CreatedSecret } from './CreatedSecret.tsx';
import { useDraftForm } from './useDraftForm.ts';

const Typed = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** A day. */
  expiresAt: z.string(),
});
type Typed = z.output<typeof Typed>;
const blank: Typed = { name: '', scopes: [], expiresAt: '' };

/** As the procedure takes it: a token works to the end of its last day, as the viewer counts it. */
const inputOf = ({ expiresAt, ...rest }: Typed): z.input<typeof NewToken> => ({
  ...rest,
  expiresAt: expiresAt ? endOfLocalDay(expiresAt) : null,
});
const rules = Typed.transform(inputOf).pipe(NewToken);

/** Makes a token and shows it, once. */
export function TokenForm() {
  const { access } = trpc.useUtils().admin;
  const create = trpc.admin.access.createToken.useMutation({
    onSuccess: () => void access.invalidate(),
  });
  const { register, control, submit, errors } = useDraftForm({
    name: 'token',
    schema: Typed,
    blank,
    names: ['name', 'scopes', 'expiresAt'],
    rules,
    send: (typed) => create.mutateAsync(inputOf(typed)),
  });
  return (
    <>
      {create.data && (
        <CreatedSecret label="Token" secret={create.data.token}>
          The token <strong>{create.data.row.name}</strong> is made.
        </CreatedSecret>
      )}
      <Paper data-tone="white" p="md" mt="sm" maw="46rem">
        <Stack renderRoot={(root) => <form {...root} onSubmit={submit} noValidate />}>
          <Title order={3} fz="md">
            Make a token
          </Title>
          <TextInput
            {...register('name')}
            label="Name"
            placeholder="As in CRM or newsletter tool"
            maxLength={60}
            autoComplete="off"
            error={errors.name?.message}
          />
          <Controller
            control={control}
            name="scopes"
            render={({ field }) => (
              <Checkbox.Group {...field} label="Rights" error={errors.scopes?.message}>
                <Group gap="0.5rem 1.25rem">
                  {scopes.map((scope) => (
                    <Checkbox key={scope} value={scope} label={scopeNames[scope]} />
                  ))}
                </Group>
              </Checkbox.Group>
            )}
          />
          <Controller
            control={control}
            name="expiresAt"
            render={({ field: { value, onChange, ...field } }) => (
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
                error={errors.expiresAt?.message}
              />
            )}
          />
          {errors.root && (
            <Text role="alert" c="signal.7">
              {errors.root.message}
            </Text>
          )}
          <Group>
            <Button type="submit" size="sm" aria-disabled={create.isPending}>
              Make token
            </Button>
          </Group>
        </Stack>
      </Paper>
    </>
  );
}
