import { Button, Text } from '@mantine/core';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { DocumentDiff } from '../form/DocumentDiff.tsx';
import type { Fields } from '../form/fieldOf.ts';
import { VersionsPanel } from '../form/VersionsPanel.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { openConfirmation } from '../ui/Confirmation.tsx';
import { showError } from '../ui/showError.ts';
import type { OpenedDocument } from './useDocumentEditor.ts';

type Version = Outputs['site']['versions']['versions'][number];

type Props = {
  document: OpenedDocument;
  sections: Fields;
  isChanged: boolean;
  onRestored: (restored: OpenedDocument) => void;
};

const verbs: Record<Version['reason'], string> = {
  edited: 'Published',
  restored: 'Restored',
  reset: 'Reset to the original',
};

/** The published versions of a document, each with what it changed. */
export function DocumentVersions({ document, sections, isChanged, onRestored }: Props) {
  const { key, version: current, isEdited } = document;
  const { data, error } = trpc.site.versions.useQuery({ key });
  const { mutate, isPending } = trpc.site.restore.useMutation({
    onSuccess: (restored) => {
      onRestored(restored);
      toast({ title: 'Published', description: 'The site shows it now.' });
    },
    onError: showError,
  });
  const restore = (restored: number | null) => mutate({ key, version: current, restored });
  const versions = data?.versions ?? [];
  return (
    <VersionsPanel
      versions={data?.versions.map((version) => ({ ...version, maker: makerOf(version) }))}
      error={error}
      current={current}
      isChanged={isChanged}
      restoring={{
        label: 'Restore version',
        note: 'Restoring publishes this text as a new version. No version is lost.',
        least: 'owner',
        isPending,
        run: restore,
      }}
      renderVersion={(version) => (
        <VersionText versions={versions} version={version} sections={sections} />
      )}
    >
      <Text size="sm" c="dimmed" mt="sm">
        The original text{!isEdited && ' (current)'}
      </Text>
      {isEdited && (
        <ForRole least="owner">
          <Button
            size="xs"
            variant="outline"
            mt="sm"
            disabled={isChanged || isPending}
            onClick={() =>
              openConfirmation({
                title: 'Show the original text again?',
                action: 'Reset',
                isReversible: true,
                onConfirm: () => restore(null),
                children: 'The versions stay, and you can restore them.',
              })
            }
          >
            Reset to the original
          </Button>
        </ForRole>
      )}
    </VersionsPanel>
  );
}

const makerOf = ({ reason, restoredFrom, editor }: Version) =>
  `${verbs[reason]}${restoredFrom === null ? '' : ` from version ${restoredFrom}`} by ${editor}`;

type TextProps = { versions: readonly Version[]; version: number; sections: Fields };

function VersionText({ versions, version, sections }: TextProps) {
  const index = versions.findIndex((one) => one.version === version);
  const [shown, previous] = index < 0 ? [] : versions.slice(index);
  if (!shown) return null;
  return (
    <DocumentDiff
      sections={sections}
      theirs={previous?.fields ?? shown.file}
      mine={shown.fields}
      sideLabels={{
        theirs: previous ? `Version ${previous.version}` : 'The original text',
        mine: `Version ${version}`,
      }}
    />
  );
}
