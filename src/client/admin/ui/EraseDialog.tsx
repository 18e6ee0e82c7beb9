import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/numbers.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { Confirmation, openDialog } from './Confirmation.tsx';
import { LoadError } from './LoadError.tsx';
import { deleteGuideDrafts } from '../drafts/guideDrafts.ts';
import { deleteNoteDrafts } from '../drafts/noteDrafts.ts';

type Erasure = { email: string; onErased?: () => void };

/** Asks for confirmation with a list of the person's records, then erases them. */
export const openEraseDialog = (erasure: Erasure) =>
  openDialog('Erase this person?', (close) => <EraseDialog {...erasure} onClose={close} />);

function EraseDialog({ email, onErased, onClose }: Erasure & { onClose: () => void }) {
  const { data, error } = trpc.admin.person.find.useQuery({ email });
  const utils = trpc.useUtils();
  const erase = trpc.admin.person.erase.useMutation({
    onSuccess: ({ counts, copies }) => {
      const remain = linksTo(copies).length > 0 ? ` ${REMAIN_AFTER}` : '';
      toast({
        title: 'Person erased',
        description: `Deleted: ${describeCounts(counts).join(', ')}.${remain}`,
      });
      deleteNoteDrafts(data?.leads.map(({ id }) => id) ?? []);
      deleteGuideDrafts(data?.responses.map(({ id }) => id) ?? []);
      onErased?.();
      void utils.invalidate();
    },
  });
  return (
    <Confirmation
      action="Erase everything"
      acknowledgment="I understand that this cannot be undone."
      isBusy={!data}
      onConfirm={() => erase.mutateAsync({ email })}
      onClose={onClose}
    >
      <Text>
        All records of <strong>{email}</strong>, regardless of case, will be erased:
      </Text>
      <LoadError error={error} hasData={false} />
      <List>
        {(data ? describeCounts(data.counts) : ['Counting…']).map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
      {data && <Copies copies={data.copies} onFollow={onClose} />}
    </Confirmation>
  );
}

type Copies = Outputs['admin']['person']['find']['copies'];

const REMAIN_AFTER =
  'Posts and guides with copies of their notes remain; the audit log has a line for each.';

const linksTo = ({ posts, guides }: Copies) => [
  ...posts.map(({ id, title }) => ({ href: `/admin/posts/${id}`, label: `Post “${title}”` })),
  ...guides.map(({ id, name }) => ({
    href: `/admin/responses/${id}/guide`,
    label: `Guide of ${name}`,
  })),
];

function Copies({ copies, onFollow }: { copies: Copies; onFollow: () => void }) {
  const links = linksTo(copies);
  if (links.length === 0) return null;
  return (
    <>
      <Text>
        Copies of notes from their whiteboards remain in these texts. Change or delete them, too:
      </Text>
      <List>
        {links.map(({ href, label }) => (
          <List.Item key={href}>
            <Anchor component={Link} to={href} onClick={onFollow} inherit underline="always">
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </>
  );
}

type Counts = Outputs['admin']['person']['find']['counts'];

const describeCounts = (counts: Counts) => {
  const {
    leads,
    notes,
    copiedNotes,
    changes,
    responses,
    boards,
    marks,
    subscriptions,
    visits,
    briefs,
    messages,
  } = counts;
  return [
    formatCount(leads, 'lead', 'leads'),
    formatCount(notes, 'note', 'notes'),
    formatCount(copiedNotes, 'note copied to another lead', 'notes copied to other leads'),
    formatCount(changes, 'status change', 'status changes'),
    formatCount(responses, 'quiz response with its guide', 'quiz responses with their guides'),
    formatCount(boards, 'whiteboard of a guide', 'whiteboards of guides'),
    formatCount(marks, 'mark of a guide section', 'marks of guide sections'),
    formatCount(subscriptions, 'newsletter subscription', 'newsletter subscriptions'),
    formatCount(visits, 'recorded visit event', 'recorded visit events'),
    formatCount(briefs, 'brief for a call', 'briefs for calls'),
    formatCount(messages, 'message kept in the outbox', 'messages kept in the outbox'),
  ].filter((line) => !line.startsWith('0 '));
};

const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
