import { Button, Text } from '@mantine/core';
import { trpc } from '../../../lib/api.tsx';
import { toast } from '../../../ui/toasts.ts';
import { openConfirmation } from '../../ui/Confirmation.tsx';
import { showError } from '../../ui/showError.ts';
import { SmallButton } from '../../ui/SmallButton.tsx';
import type { BriefEditorState, SavedBrief } from './useBriefEditor.ts';

/** Returns a function that writes the brief, and whether it is in progress. */
function useWriting(id: string, onWritten: (brief: SavedBrief) => void) {
  const { get } = trpc.useUtils().admin.person.brief;
  const { mutate, isPending } = trpc.admin.person.brief.write.useMutation({
    onSuccess: ({ brief, notice }) => {
      onWritten(brief);
      toast(notice ? { title: 'Written in part from templates', description: notice } : done);
    },
    onError: showError,
    onSettled: () => get.invalidate({ id }),
  });
  return { write: (version: number) => mutate({ id, version }), isPending };
}

const done = { title: 'Brief written' };
const WRITING = 'Writing...';

/** Writes the first brief of a person. */
export function WriteFirst({ id }: { id: string }) {
  const { get } = trpc.useUtils().admin.person.brief;
  const { write, isPending } = useWriting(id, (brief) =>
    get.setData({ id }, (opened) => opened && { ...opened, brief }),
  );
  return (
    <Button size="sm" aria-disabled={isPending} onClick={() => !isPending && write(0)}>
      {isPending ? WRITING : 'Write the brief'}
    </Button>
  );
}

/** Rewrites the brief; asks for confirmation before it replaces edited text. */
export function WriteAgain({ editor }: { editor: BriefEditorState }) {
  const { id, saved, isChanged, accept } = editor;
  const { write, isPending } = useWriting(id, accept);
  const ask = () => {
    if (saved.editor === null && !isChanged) return write(saved.version);
    openConfirmation({
      title: 'Replace the edited brief?',
      action: 'Write again',
      isReversible: true,
      onConfirm: () => write(saved.version),
      children: (
        <Text>
          The saved text stays among the versions
          {isChanged && ', and your unsaved changes as a draft in this browser'}.
        </Text>
      ),
    });
  };
  return (
    <SmallButton isBusy={isPending} onClick={ask}>
      {isPending ? WRITING : 'Write again'}
    </SmallButton>
  );
}
