import { trpc } from '../api.tsx';
import { toast } from '../ui/toasts.ts';
import classes from './ResponseDialog.module.css';
import { RowActions } from './RowActions.tsx';
import { tellFailure } from './tellFailure.ts';

const authors: Partial<Record<string, string>> = {
  gemini: 'Written by Gemini',
  'built-in': 'Written by the built-in writer',
};

/** The private page of a response's guide, and the way to have it written anew. */
export function GuideActions({ responseId: id }: { responseId: string }) {
  const { data } = trpc.quiz.guideOf.useQuery({ id });
  const utils = trpc.useUtils();
  const rewrite = trpc.quiz.rewriteGuide.useMutation({
    onSettled: () => Promise.all([utils.quiz.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: ({ state }) => toast(outcomes[state ?? 'failed']),
    onError: tellFailure,
  });
  if (!data) return null;
  return (
    <div className={classes.guide}>
      <RowActions
        title={
          data.guideUrl && (
            <a href={data.guideUrl} target="_blank" rel="noreferrer">
              Open the private guide page
            </a>
          )
        }
        facts={authors[data.writtenBy ?? ''] ?? 'Not written yet'}
        actions={[
          {
            label: rewrite.isPending ? 'Writing…' : 'Write it anew',
            isBusy: rewrite.isPending,
            onClick: () => rewrite.mutate({ id }),
          },
        ]}
      />
    </div>
  );
}

const outcomes = {
  done: { title: 'The guide was written anew' },
  waiting: { title: 'The guide stays for now', description: 'The outbox says why, and tries on.' },
  failed: {
    title: 'The guide stays as it is',
    description: 'The outbox says why.',
    variant: 'destructive' as const,
  },
};
