import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { localDateTime } from '../../../../shared/dates.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useContent } from '../../../lib/content.ts';
import { toast } from '../../../ui/toasts.ts';
import { PlainText } from '../../ui/details.tsx';
import { LoadError, QueryResult } from '../../ui/LoadError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showError } from '../../ui/showError.ts';
import type { OpenedGuide } from './editableGuide.ts';
import { DocumentDiff } from '../../form/DocumentDiff.tsx';
import { linesOf } from '../../form/documentLines.ts';
import { useGuideSections } from './guideForm.ts';
import { makerLabel } from './versionText.ts';

type Version = Outputs['quiz']['guideEditor']['version'];

type Props = {
  id: string;
  current: number;
  /** Restoring would replace unsaved changes. */
  isChanged: boolean;
  onRestored: (restored: OpenedGuide) => void;
};

/** The versions of a guide, with the sections that each changed. */
export function VersionsPanel(props: Props) {
  const { headings } = useContent('pages/guide');
  const [shown, setShown] = useState<number>();
  const { data, error } = trpc.quiz.guideEditor.versions.useQuery({ id: props.id });
  return (
    <Panel title="Versions">
      <LoadError error={error} hasData={!!data} />
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {data?.versions.map(({ version, savedAt, changed, ...origin }) => (
          <li key={version}>
            <Anchor component="button" type="button" fz="sm" onClick={() => setShown(version)}>
              Version {version}, {localDateTime(savedAt)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {makerLabel(origin)}
              {version === props.current && ' (current)'}
            </Text>
            {changed.length > 0 && (
              <Text size="sm" c="dimmed">
                Changed: {changed.map((section) => headings[section]).join(', ')}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      {shown !== undefined && (
        <VersionDialog {...props} version={shown} onClose={() => setShown(undefined)} />
      )}
    </Panel>
  );
}

type DialogProps = Props & { version: number; onClose: () => void };

function VersionDialog({ id, version, current, isChanged, onRestored, onClose }: DialogProps) {
  const query = trpc.quiz.guideEditor.version.useQuery({ id, version });
  const restore = trpc.quiz.guideEditor.restore.useMutation({
    onSuccess: (restored) => {
      onRestored(restored);
      toast({ title: `Version ${version} restored as version ${restored.version}` });
      onClose();
    },
    onError: showError,
  });
  return (
    <Dialog title={`Version ${version}`} onClose={onClose} isWide>
      {version === current ? (
        <Text mb="md">This is the version that the private page shows.</Text>
      ) : (
        <>
          <Text>Restoring makes a new version with this text. No version is lost.</Text>
          <Group my="md">
            <Button
              size="sm"
              disabled={!query.data || restore.isPending || isChanged}
              onClick={() => restore.mutate({ id, version: current, restored: version })}
            >
              Restore version
            </Button>
            {isChanged && <Text c="dimmed">Save your changes first.</Text>}
          </Group>
        </>
      )}
      <QueryResult query={query} loadingText="Loading version...">
        {(shown) => <VersionText {...shown} />}
      </QueryResult>
    </Dialog>
  );
}

/** What a version changed, or its whole text when there is nothing to compare. */
function VersionText({ version, guide, generatedStrategy, previous }: Version) {
  const sections = useGuideSections();
  if (!guide) return <PlainText>{generatedStrategy}</PlainText>;
  if (previous?.guide)
    return (
      <DocumentDiff
        sections={sections}
        theirs={previous.guide}
        mine={guide}
        sideLabels={{ theirs: `Version ${previous.version}`, mine: `Version ${version}` }}
      />
    );
  const texts = new Map(Object.entries(guide));
  return sections.map(([section, field]) => (
    <section key={section}>
      <Text fw={600}>{field.title}</Text>
      <PlainText>
        {linesOf(field, texts.get(section))
          .map(({ place, text }) => `${place}\n${text}`)
          .join('\n\n')}
      </PlainText>
    </section>
  ));
}
