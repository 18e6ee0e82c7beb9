import { Anchor, Group, Text } from '@mantine/core';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { GuideBlock } from '../../quiz/GuideBlock.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Disclosure, PlainText } from '../ui/details.tsx';
import { describeGuide } from '../ui/labels.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { showOutcome } from '../ui/sending.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { showError } from '../ui/showError.ts';

type Props = { responseId: string; text: string | null | undefined };

/** The guide of a response, with a button to regenerate it. */
export const Guide = ({ responseId, text }: Props) => (
  <>
    <GuideActions id={responseId} />
    {text && <GuideSections id={responseId} text={text} />}
  </>
);

const writerLabels: Partial<Record<string, string>> = {
  gemini: 'Written by Gemini',
  'built-in': 'Written by the built-in writer',
};

function statusLabel({ writtenBy, editor, version }: Outputs['quiz']['guideOf']) {
  const writer = writerLabels[writtenBy ?? ''] ?? 'Not written yet';
  return editor ? `${writer}. Version ${version}, edited by ${editor}` : writer;
}

function GuideActions({ id }: { id: string }) {
  const { data, error } = trpc.quiz.guideOf.useQuery({ id });
  const utils = trpc.useUtils();
  const rewrite = trpc.quiz.rewriteGuide.useMutation({
    onSettled: () => Promise.all([utils.quiz.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: ({ state }) => showOutcome(state, outcomes),
    onError: showError,
  });
  if (!data) return <LoadError error={error} hasData={false} />;
  return (
    <Group gap="xs" my="xs">
      {data.guideUrl && (
        <Anchor href={data.guideUrl} target="_blank" rel="noreferrer" size="sm">
          Open the private guide page
        </Anchor>
      )}
      {data.hasGuide && (
        <Anchor component={SiteLink} href={`/admin/responses/${id}/guide`} size="sm">
          Edit the guide
        </Anchor>
      )}
      {data.hasGuide && <PlanTogether id={id} />}
      <Text size="sm" c="dimmed" mr="auto">
        {statusLabel(data)}
      </Text>
      <ForRole least="editor">
        <SmallButton isBusy={rewrite.isPending} onClick={() => rewrite.mutate({ id })}>
          {rewrite.isPending ? 'Writing…' : 'Regenerate'}
        </SmallButton>
      </ForRole>
    </Group>
  );
}

/** Opens the whiteboard of a guide, which the first click creates. */
function PlanTogether({ id }: { id: string }) {
  const open = trpc.plan.openAsAdmin.useMutation({
    onSuccess: ({ id: board }) => location.assign(`/whiteboard?board=${encodeURIComponent(board)}`),
    onError: showError,
  });
  return (
    <SmallButton isBusy={open.isPending} onClick={() => open.mutate({ id })}>
      Plan it together
    </SmallButton>
  );
}

const outcomes = {
  done: 'Guide regenerated',
  waiting: { title: 'Guide unchanged', description: 'Retrying; see Outbox.' },
  failed: 'Guide unchanged',
};

/** The sections of a guide as its reader sees them, with the stored Markdown below. */
function GuideSections({ id, text }: { id: string; text: string }) {
  const { data: status } = trpc.quiz.guideOf.useQuery({ id });
  const token = status?.guideUrl?.split('/').pop() ?? '';
  const { data: guide } = trpc.quiz.guide.useQuery({ token }, { enabled: token !== '' });
  if (!guide || guide.sections.length === 0) return <PlainText>{text}</PlainText>;
  return (
    <>
      {guide.summary && <Text my="sm">{guide.summary}</Text>}
      {guide.sections.map(({ id: section, title, blocks }) => (
        <Disclosure key={section} title={title || 'Guide'} isOpen>
          <ReaderMarks marks={status?.feedback.filter((mark) => mark.section === section) ?? []} />
          {blocks.map((block, index) => (
            <GuideBlock key={index} block={block} />
          ))}
        </Disclosure>
      ))}
      <Disclosure title="As Markdown">
        <PlainText>{text}</PlainText>
      </Disclosure>
    </>
  );
}

type Mark = Outputs['quiz']['guideOf']['feedback'][number];

const ReaderMarks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map(({ writer, version, isUseful }) => (
    <Text key={`${writer} ${version}`} size="sm" c={isUseful ? 'var(--tone-gain)' : 'dimmed'}>
      {isUseful ? 'Marked as useful' : 'Marked as “Not for me”'} ({describeGuide(writer, version)})
    </Text>
  ));
