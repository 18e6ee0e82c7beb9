import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { localDateTime } from '../../../../shared/dates.ts';
import { trpc } from '../../../lib/api.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toasts.ts';
import { LoadError, QueryResult } from '../../ui/LoadError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showError } from '../../ui/showError.ts';
import { PostDiff } from './PostDiff.tsx';
import type { PostEditorState } from './usePostEditor.ts';

type Props = { editor: PostEditorState; id: string };

export function RevisionsPanel({ editor, id }: Props) {
  const [shownVersion, setShownVersion] = useState<number>();
  const { data, error } = trpc.blog.revisions.useQuery({ id });
  return (
    <Panel title="Revisions">
      <LoadError error={error} hasData={!!data} />
      {data?.revisions.length === 0 && (
        <Text size="sm" c="dimmed">
          Each save adds a revision.
        </Text>
      )}
      <Stack align="start" gap="xs" mah="16rem" style={{ overflowY: 'auto' }}>
        {data?.revisions.map(({ version, savedAt }) => (
          <Anchor key={version} component="button" fz="sm" onClick={() => setShownVersion(version)}>
            Version {version}, {localDateTime(savedAt)}
          </Anchor>
        ))}
      </Stack>
      {shownVersion !== undefined && (
        <RevisionDialog
          editor={editor}
          id={id}
          version={shownVersion}
          onClose={() => setShownVersion(undefined)}
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
      editor.load(restored);
      toast({ title: `Version ${version} restored` });
      onClose();
    },
    onError: showError,
  });
  return (
    <Dialog title={`Version ${version}`} onClose={onClose} isWide>
      <Text>
        Restoring replaces text and picture; address and publication stay. The current version
        becomes a revision.
      </Text>
      <Group my="md">
        <Button
          size="sm"
          disabled={!revision.data || restore.isPending || editor.isChanged}
          onClick={() => restore.mutate({ id, version: editor.version, revision: version })}
        >
          Restore version
        </Button>
        {editor.isChanged && <Text c="dimmed">Save your changes first.</Text>}
      </Group>
      <QueryResult query={revision} loadingText="Loading revision...">
        {(theirs) => (
          <PostDiff
            theirs={theirs}
            mine={editor.fields}
            sideLabels={{ theirs: `Version ${version}`, mine: 'Now' }}
          />
        )}
      </QueryResult>
    </Dialog>
  );
}
