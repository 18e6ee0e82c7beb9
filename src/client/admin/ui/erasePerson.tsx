import { List, Text } from '@mantine/core';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { Confirmation, openDialog } from './Confirmation.tsx';
import { LoadError } from './LoadError.tsx';
import { deleteNoteDrafts } from '../drafts/noteDrafts.ts';

type Erasure = { email: string; onErased?: () => void };

/** Asks for confirmation with a list of the person's records, then erases them. */
export const openErase = (erasure: Erasure) =>
  openDialog('Erase this person?', (close) => <Erase {...erasure} onClose={close} />);

function Erase({ email, onErased, onClose }: Erasure & { onClose: () => void }) {
  const { data, error } = trpc.admin.person.find.useQuery({ email });
  const utils = trpc.useUtils();
  const erase = trpc.admin.person.erase.useMutation({
    onSuccess: ({ counts }) => {
      toast({ title: 'Person erased', description: `Deleted: ${listOf(counts).join(', ')}.` });
      deleteNoteDrafts(data?.leads.map(({ id }) => id) ?? []);
      onErased?.();
      void utils.invalidate();
    },
  });
  return (
    <Confirmation
      action="Erase everything"
      understood="I understand that this cannot be undone."
      isBusy={!data}
      onConfirm={() => erase.mutateAsync({ email })}
      onClose={onClose}
    >
      <Text>
        All records of <strong>{email}</strong>, regardless of case, will be erased:
      </Text>
      <LoadError error={error} hasData={false} />
      <List>
        {(data ? listOf(data.counts) : ['Counting…']).map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </Confirmation>
  );
}

type Counts = Outputs['admin']['person']['find']['counts'];

const listOf = ({ leads, notes, changes, responses, subscriptions, messages }: Counts) =>
  [
    counted(leads, 'lead', 'leads'),
    counted(notes, 'note', 'notes'),
    counted(changes, 'status change', 'status changes'),
    counted(responses, 'quiz response with its guide', 'quiz responses with their guides'),
    counted(subscriptions, 'newsletter subscription', 'newsletter subscriptions'),
    counted(messages, 'message kept in the outbox', 'messages kept in the outbox'),
  ].filter((line) => !line.startsWith('0 '));

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
