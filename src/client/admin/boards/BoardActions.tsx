import { Group } from '@mantine/core';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { useHasRole } from '../shell/useRole.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';

export type Board = Outputs['whiteboard']['list']['boards'][number];

export const UNTITLED = 'Untitled board';

export function BoardActions({ board: { id, title, isReadOnly, notes } }: { board: Board }) {
  const name = title || UNTITLED;
  const isEditor = useHasRole('editor');
  const utils = trpc.useUtils();
  const mutationOptions = { onSettled: () => utils.whiteboard.list.invalidate() };
  const setReadOnly = trpc.whiteboard.setReadOnly.useMutation(mutationOptions);
  const clear = trpc.whiteboard.clear.useMutation(mutationOptions);
  const remove = trpc.whiteboard.remove.useMutation(mutationOptions);
  if (!isEditor) return null;
  return (
    <Group gap="0.375rem">
      <ActionButton
        size="compact-sm"
        label="Use notes"
        target={`of ${name}`}
        disabled={notes === 0}
        run={async () => (await import('./WorkDialog.tsx')).openWorkDialog(id)}
      />
      <ActionButton
        size="compact-sm"
        label={isReadOnly ? 'Make writable' : 'Make read-only'}
        run={() => setReadOnly.mutateAsync({ id, isReadOnly: !isReadOnly })}
      />
      <ActionButton
        size="compact-sm"
        label="Clear"
        disabled={notes === 0}
        confirmTitle={`Delete all ${notes} notes of “${name}” permanently?`}
        run={() => clear.mutateAsync({ id })}
      />
      <ActionButton
        size="compact-sm"
        label="Delete"
        confirmTitle={`Delete the board “${name}” and its notes permanently?`}
        run={() => remove.mutateAsync({ id })}
      />
    </Group>
  );
}
