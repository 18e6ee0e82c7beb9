import { Text } from '@mantine/core';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import { useContent } from '../../../lib/content.ts';
import { toast } from '../../../ui/toasts.ts';
import { DocumentDiff } from '../../form/DocumentDiff.tsx';
import { linesOf } from '../../form/documentLines.ts';
import { VersionsPanel } from '../../form/VersionsPanel.tsx';
import { PlainText } from '../../ui/details.tsx';
import { QueryResult } from '../../ui/LoadError.tsx';
import { showError } from '../../ui/showError.ts';
import type { OpenedGuide } from './editableGuide.ts';
import { useGuideSections } from './guideForm.ts';
import { makerLabel } from './versionText.ts';

type Props = {
  id: string;
  current: number;
  isChanged: boolean;
  onRestored: (restored: OpenedGuide) => void;
};

/** The versions of a guide, with the sections that each changed. */
export function GuideVersions({ id, current, isChanged, onRestored }: Props) {
  const { headings } = useContent('pages/guide');
  const { data, error } = trpc.quiz.guideEditor.versions.useQuery({ id });
  const { mutate, isPending } = trpc.quiz.guideEditor.restore.useMutation({
    onSuccess: (restored, input) => {
      onRestored(restored);
      toast({ title: `Version ${input.restored} restored as version ${restored.version}` });
    },
    onError: showError,
  });
  return (
    <VersionsPanel
      versions={data?.versions.map(({ changed, ...version }) => ({
        ...version,
        maker: makerLabel(version),
        changed: changed.map((section) => headings[section]).join(', '),
      }))}
      error={error}
      current={current}
      isChanged={isChanged}
      restoring={{
        label: 'Restore version',
        note: 'Restoring makes a new version with this text. No version is lost.',
        least: 'editor',
        isPending,
        run: (restored) => mutate({ id, version: current, restored }),
      }}
      renderVersion={(version) => <LoadedVersion id={id} version={version} />}
    />
  );
}

function LoadedVersion(input: { id: string; version: number }) {
  const query = trpc.quiz.guideEditor.version.useQuery(input);
  return (
    <QueryResult query={query} loadingText="Loading version...">
      {(shown) => <VersionText {...shown} />}
    </QueryResult>
  );
}

/** What a version changed, or its whole text when there is nothing to compare. */
function VersionText({
  version,
  guide,
  generatedStrategy,
  previous,
}: Outputs['quiz']['guideEditor']['version']) {
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
