import '../../ui/inputStyles.ts';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NewLeadView, MAX_VIEW_NAME } from '../../../shared/leads/views.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { errorMessage } from '../ui/errorText.ts';
import type { LeadListState } from './useLeadListState.ts';

export type SavedView = Outputs['leads']['views']['list']['views'][number];

type Props = { onClose: () => void } & (
  | { listState: LeadListState; current?: undefined }
  | { current: SavedView; listState?: undefined }
);

/** Names a new view of the current filter, or renames a view. An error keeps the form open. */
export function ViewForm({ listState, current, onClose }: Props) {
  const [name, setName] = useState(current?.name ?? '');
  const [isShared, setShared] = useState(true);
  const { data: access } = trpc.admin.access.state.useQuery();
  const { views } = trpc.useUtils().leads;
  const create = trpc.leads.views.create.useMutation();
  const rename = trpc.leads.views.rename.useMutation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (current) await rename.mutateAsync({ id: current.id, name });
      else await create.mutateAsync(NewLeadView.parse({ ...listState, name, isShared }));
      await views.invalidate();
    },
    onSuccess: onClose,
  });
  const isDisabled = isPending || !name.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) mutate();
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <TextInput
          label="Name"
          required
          data-autofocus
          maxLength={MAX_VIEW_NAME}
          error={error && errorMessage(error)}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {!current && access?.by === 'session' && (
          <Checkbox
            label="Share with the team"
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" aria-disabled={isDisabled}>
            {current ? 'Rename view' : 'Save view'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
