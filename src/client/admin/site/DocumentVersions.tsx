import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { DocumentDiff } from '../form/DocumentDiff.tsx';
import type { Fields } from '../form/fieldOf.ts';
import { ForRole } from '../shell/useRole.tsx';
import { openConfirmation } from '../ui/Confirmation.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Panel } from '../ui/Panel.tsx';
import { showError } from '../ui/showError.ts';
import type { OpenedDocument } from './useDocumentEditor.ts';

type Version = Outputs['site']['versions']['versions'][number];

type Props = {
  document: OpenedDocument;
  sections: Fields;
  /** Restoring would replace unsaved changes. */
  isChanged: boolean;
  onRestored: (restored: OpenedDocument) => void;
};

const verbs: Record<Version['reason'], string> = {
  edited: 'Published',
  restored: 'Restored',
  reset: 'Reset to the file',
};

/** The published versions of a document, each with what it changed. */
export function DocumentVersions(props: Props) {
  const { key, isEdited } = props.document;
  const [shown, setShown] = useState<number>();
  const { data, error } = trpc.site.versions.useQuery({ key });
  const restore = useRestore(props);
  const versions = data?.versions ?? [];
  return (
    <Panel title="Versions">
      <LoadError error={error} hasData={!!data} />
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {versions.map(({ version, savedAt, editor, reason, restoredFrom }) => (
          <li key={version}>
            <Anchor component="button" type="button" fz="sm" onClick={() => setShown(version)}>
              Version {version}, {localDateTime(savedAt)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {verbs[reason]}
              {restoredFrom !== null && ` from version ${restoredFrom}`} by {editor}
              {version === props.document.version && ' (current)'}
            </Text>
          </li>
        ))}
        <li>
          <Text size="sm" c="dimmed">
            The text of the file{!isEdited && ' (current)'}
          </Text>
        </li>
      </Stack>
      {isEdited && (
        <ForRole least="owner">
          <Button
            size="xs"
            variant="outline"
            mt="sm"
            disabled={props.isChanged || restore.isPending}
            onClick={() =>
              openConfirmation({
                title: 'Show the text of the file again?',
                action: 'Reset',
                isReversible: true,
                onConfirm: () => restore.run(null),
                children: 'The versions stay, and you can restore them.',
              })
            }
          >
            Reset to the file
          </Button>
        </ForRole>
      )}
      {shown !== undefined && (
        <VersionDialog
          {...props}
          versions={versions}
          version={shown}
          restore={restore}
          onClose={() => setShown(undefined)}
        />
      )}
    </Panel>
  );
}

function useRestore({ document: { key, version }, onRestored }: Props) {
  const mutation = trpc.site.restore.useMutation({
    onSuccess: (restored) => {
      onRestored(restored);
      toast({ title: 'Published', description: 'The site shows it now.' });
    },
    onError: showError,
  });
  return {
    isPending: mutation.isPending,
    run: (restored: number | null) => mutation.mutate({ key, version, restored }),
  };
}

type DialogProps = Props & {
  versions: readonly Version[];
  version: number;
  restore: ReturnType<typeof useRestore>;
  onClose: () => void;
};

function VersionDialog(props: DialogProps) {
  const { versions, version, document, sections, isChanged, restore, onClose } = props;
  const index = versions.findIndex((one) => one.version === version);
  const [shown, previous] = versions.slice(index);
  if (!shown) return null;
  return (
    <Dialog title={`Version ${version}`} onClose={onClose} isWide>
      {version !== document.version && (
        <ForRole least="owner">
          <Text>Restoring publishes this text as a new version. No version is lost.</Text>
          <Button
            size="sm"
            my="md"
            disabled={isChanged || restore.isPending}
            onClick={() => {
              restore.run(version);
              onClose();
            }}
          >
            Restore version
          </Button>
          {isChanged && <Text c="dimmed">Publish your changes first.</Text>}
        </ForRole>
      )}
      <DocumentDiff
        sections={sections}
        theirs={previous?.fields ?? shown.file}
        mine={shown.fields}
        sideLabels={{
          theirs: previous ? `Version ${previous.version}` : 'The file',
          mine: `Version ${version}`,
        }}
      />
    </Dialog>
  );
}
