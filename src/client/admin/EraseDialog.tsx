import { type Outputs, trpc } from '../api.tsx';
import { toast } from '../ui/toasts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { reason } from './failureText.ts';
import { forgetNotes } from './leads/noteDraft.ts';

type Props = { email: string; onErased: () => void; onClose: () => void };

/** Erases all that is known of a person, after it has said what that is. */
export function EraseDialog({ email, onErased, onClose }: Props) {
  const { data, error } = trpc.admin.person.find.useQuery({ email });
  const utils = trpc.useUtils();
  const erase = trpc.admin.person.erase.useMutation({
    onSuccess: async ({ counts }) => {
      toast({ title: 'Erased', description: `${listOf(counts).join(', ')} are gone.` });
      forgetNotes(data?.leads.map(({ id }) => id) ?? []);
      onErased();
      await utils.invalidate();
    },
  });
  const failure = error ?? erase.error;
  return (
    <ConfirmDialog
      title="Erase this person?"
      action="Erase everything"
      understood="I know that this cannot be undone."
      isBusy={!data || erase.isPending}
      onConfirm={() => erase.mutate({ email })}
      onClose={onClose}
    >
      <p>
        All that is known of <strong>{email}</strong>, in any capitals, will be erased:
      </p>
      <ul>
        {data ? listOf(data.counts).map((item) => <li key={item}>{item}</li>) : <li>Counting…</li>}
      </ul>
      {failure && <p role="alert">{reason(failure)}</p>}
    </ConfirmDialog>
  );
}

type Counts = Outputs['admin']['person']['find']['counts'];

const listOf = ({ leads, notes, changes, responses, subscriptions, messages }: Counts) =>
  [
    counted(leads, 'lead', 'leads'),
    counted(notes, 'note', 'notes'),
    counted(changes, 'change of status', 'changes of status'),
    counted(responses, 'quiz response with its guide', 'quiz responses with their guides'),
    counted(subscriptions, 'newsletter subscription', 'newsletter subscriptions'),
    counted(messages, 'message kept in the outbox', 'messages kept in the outbox'),
  ].filter((line) => !line.startsWith('0 '));

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
