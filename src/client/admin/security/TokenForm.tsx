import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { TextInput, Title } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { NewToken, scopeNames, scopes } from '../../../shared/access.ts';
import { endOfLocalDay, localDay } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { CreatedSecret } from '../ui/CreatedSecret.tsx';
import { CheckboxGroup, DraftForm } from '../drafts/DraftForm.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';

const FormValues = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** `YYYY-MM-DD`, or empty. */
  expiresAt: z.string(),
});
type FormValues = z.output<typeof FormValues>;

/** Converts to the procedure's input: a token expires at the end of the day in the viewer's time zone. */
const toTokenInput = ({ expiresAt, ...rest }: FormValues): z.input<typeof NewToken> => ({
  ...rest,
  expiresAt: expiresAt ? endOfLocalDay(expiresAt) : null,
});

/** Creates a token and shows it once. */
export function TokenForm() {
  const { access } = trpc.useUtils().admin;
  const create = trpc.admin.access.createToken.useMutation({
    onSuccess: () => void access.invalidate(),
  });
  const form = useDraftForm<FormValues>({
    name: 'token',
    draftSchema: FormValues,
    defaultValues: { name: '', scopes: [], expiresAt: '' },
    fieldNames: ['name', 'scopes', 'expiresAt'],
    inputSchema: FormValues.transform(toTokenInput).pipe(NewToken),
    send: (values) => create.mutateAsync(toTokenInput(values)),
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
        <CheckboxGroup
          control={form.control}
          name="scopes"
          label="Permissions"
          valueLabels={scopeNames}
        />
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
