import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { localDateTime } from '../../../../shared/dates.ts';
import { trpc } from '../../../lib/api.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toasts.ts';
import { LoadError, QueryResult } from '../../ui/LoadError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showError } from '../../ui/showError.ts';
import { Differences } from './Differences.tsx';
import type { PostEditorState } from './usePostEditor.ts';

type Props = { editor: PostEditorState; id: string };

/** What the post was before each save. */
export function RevisionsPanel({ editor, id }: Props) {
  const [shown, setShown] = useState<number>();
  const { data, error } = trpc.blog.revisions.useQuery({ id });
  return (
    <Panel title="Revisions">
      <LoadError error={error} hasData={!!data} />
      {data?.revisions.length === 0 && (
        <Text size="sm" c="dimmed">
          Every save keeps what was there before.
        </Text>
      )}
      <Stack align="start" gap="xs" mah="16rem" style={{ overflowY: 'auto' }}>
        {data?.revisions.map(({ version, savedAt }) => (
          <Anchor key={version} component="button" fz="sm" onClick={() => setShown(version)}>
            Version {version}, {localDateTime(savedAt)}
          </Anchor>
        ))}
      </Stack>
      {shown !== undefined && (
        <RevisionDialog
          editor={editor}
          id={id}
          version={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </Panel>
  );
}

type DialogProps = Props & { version: number; onClose: () => void };

function RevisionDialog({ editor, id, version, onClose }: DialogProps) {
  const revision = trpc.blog.revision.useQuery({ id, version });
  const restore = trpc.blog.restore.useMutation({
    onSuccess: (restored) => {
      editor.open(restored);
      toast({ title: 'Restored', description: `The words of version ${version} are back.` });
      onClose();
    },
    onError: showError,
  });
  return (
    <Dialog title={`Version ${version}`} onClose={onClose} isWide>
      <Text>
        Restoring brings its words and picture back; address and publication stay. What is saved now
        becomes a revision itself.
      </Text>
      <Group my="md">
        <Button
          size="sm"
          disabled={!revision.data || restore.isPending || editor.isChanged}
          onClick={() => restore.mutate({ id, version: editor.version, revision: version })}
        >
          Restore it
        </Button>
        {editor.isChanged && <Text c="dimmed">Save first what you have typed.</Text>}
      </Group>
      <QueryResult query={revision} loading="Loading revision...">
        {(theirs) => (
          <Differences
            theirs={theirs}
            mine={editor.fields}
            names={{ theirs: `Version ${version}`, mine: 'Now' }}
          />
        )}
      </QueryResult>
    </Dialog>
  );
}
