import { Anchor, Group, Text } from '@mantine/core';
import { trpc } from '../../lib/api.tsx';
import { GuideBlock } from '../../quiz/GuideBlock.tsx';
import { toast } from '../../ui/toasts.ts';
import { Fold, PlainText } from '../ui/details.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { showError } from '../ui/showError.ts';

type Props = { responseId: string; text: string | null | undefined };

/** The guide of a response, with a button to regenerate it. */
export const Guide = ({ responseId, text }: Props) => (
  <>
    <Actions id={responseId} />
    {text && <Parts id={responseId} text={text} />}
  </>
);

const authors: Partial<Record<string, string>> = {
  gemini: 'Written by Gemini',
  'built-in': 'Written by the built-in writer',
};

function Actions({ id }: { id: string }) {
  const { data } = trpc.quiz.guideOf.useQuery({ id });
  const utils = trpc.useUtils();
  const rewrite = trpc.quiz.rewriteGuide.useMutation({
    onSettled: () => Promise.all([utils.quiz.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: ({ state }) => toast(outcomes[state ?? 'failed']),
    onError: showError,
  });
  if (!data) return null;
  return (
    <Group gap="xs" my="xs">
      {data.guideUrl && (
        <Anchor href={data.guideUrl} target="_blank" rel="noreferrer" size="sm">
          Open the private guide page
        </Anchor>
      )}
      <Text size="sm" c="dimmed" mr="auto">
        {authors[data.writtenBy ?? ''] ?? 'Not written yet'}
      </Text>
      <SmallButton isBusy={rewrite.isPending} onClick={() => rewrite.mutate({ id })}>
        {rewrite.isPending ? 'Writing…' : 'Regenerate'}
      </SmallButton>
    </Group>
  );
}

const outcomes = {
  done: { title: 'Guide regenerated' },
  waiting: { title: 'Guide unchanged', description: 'Retrying; see Outbox.' },
  failed: {
    title: 'Guide unchanged',
    description: 'See Outbox for the error.',
    variant: 'destructive' as const,
  },
};

/** The sections of a guide as its reader sees them, with the stored Markdown below. */
function Parts({ id, text }: { id: string; text: string }) {
  const { data: status } = trpc.quiz.guideOf.useQuery({ id });
  const token = status?.guideUrl?.split('/').pop() ?? '';
  const { data: guide } = trpc.quiz.guide.useQuery({ token }, { enabled: token !== '' });
  if (!guide || guide.sections.length === 0) return <PlainText>{text}</PlainText>;
  return (
    <>
      {guide.summary && <Text my="sm">{guide.summary}</Text>}
      {guide.sections.map(({ id: section, title, blocks }) => (
        <Fold key={section} title={title || 'Guide'} isOpen>
          {blocks.map((block, index) => (
            <GuideBlock key={index} block={block} />
          ))}
        </Fold>
      ))}
      <Fold title="As Markdown">
        <PlainText>{text}</PlainText>
      </Fold>
    </>
  );
}
