import '../../ui/inputStyles.ts';
import {
  Button,
  Checkbox,
  Group,
  List,
  NativeSelect,
  ScrollArea,
  Stack,
  Text,
} from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BoardNotes,
  type BoardWork,
  MAX_CHOSEN_NOTES,
  type PlainNote,
} from '../../../shared/boardWork.ts';
import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import { trpc } from '../../lib/api.tsx';
import { openDialog } from '../ui/Confirmation.tsx';
import { errorSentence } from '../ui/errorText.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { TargetField } from './TargetField.tsx';

const kinds = [
  { value: 'post', label: 'Outline of a blog draft' },
  { value: 'lead', label: 'Note on a lead' },
  { value: 'guide', label: 'Next version of a guide' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** How many of the top-voted notes are selected at first. */
const TOP_NOTES = 10;

const topVoted = (notes: readonly PlainNote[]) =>
  new Set(
    notes
      .filter(({ votes }) => votes > 0)
      .slice(0, TOP_NOTES)
      .map(({ id }) => id),
  );

/** Lets an admin turn notes of a board into a blog draft, a note on a lead or a guide. */
export const openWorkDialog = (boardId: string) =>
  openDialog('Use notes of this board', (close) => (
    <WorkDialog boardId={boardId} onClose={close} />
  ));

function WorkDialog({ boardId, onClose }: { boardId: string; onClose: () => void }) {
  const { data, error } = trpc.admin.board.notes.useQuery({ boardId });
  if (!data) return <LoadError error={error} hasData={false} />;
  if (data.notes.length === 0) return <Text>This board has no notes.</Text>;
  return <WorkForm boardId={boardId} notes={data.notes} onClose={onClose} />;
}

type FormProps = { boardId: string; notes: BoardNotes['notes']; onClose: () => void };

function WorkForm({ boardId, notes, onClose }: FormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => topVoted(notes));
  const [kind, setKind] = useState<Kind>('post');
  const [target, setTarget] = useState<string>();
  const create = useCreate({ boardId, noteIds: [...chosen] }, { kind, target, onClose });
  const problem = problemOf({ chosen, kind, target });
  if (create.data && create.data.losses.length > 0)
    return <LossList result={create.data} onClose={onClose} />;
  return (
    <Stack>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {chosen.size} of {notes.length} selected
        </Text>
        <Group gap="xs">
          <SmallButton onClick={() => setChosen(topVoted(notes))}>Top voted</SmallButton>
          <SmallButton onClick={() => setChosen(new Set())}>None</SmallButton>
        </Group>
      </Group>
      <ScrollArea.Autosize mah="18rem" type="auto">
        <Stack gap="xs" role="group" aria-label="Notes">
          {notes.map((note) => (
            <Checkbox
              key={note.id}
              label={note.content}
              description={descriptionOf(note)}
              styles={{ label: { overflowWrap: 'anywhere' } }}
              checked={chosen.has(note.id)}
              onChange={() => setChosen((before) => before.symmetricDifference(new Set([note.id])))}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
      <NativeSelect
        label="Make"
        data={[...kinds]}
        value={kind}
        onChange={({ target: { value } }) => {
          setKind(kinds.find((one) => one.value === value)?.value ?? 'post');
          setTarget(undefined);
        }}
      />
      {kind !== 'post' && (
        <TargetField key={kind} kind={kind} value={target} onChange={setTarget} />
      )}
      {create.error && (
        <Text role="alert" c="signal.7">
          {errorSentence(create.error)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        {problem && (
          <Text size="sm" c="dimmed" mr="auto">
            {problem}
          </Text>
        )}
        <Button size="sm" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="sm"
          disabled={problem !== undefined || create.isPending}
          onClick={() => create.mutate()}
        >
          Create
        </Button>
      </Group>
    </Stack>
  );
}

type Choice = { kind: Kind; target: string | undefined };

/** Creates the result and opens its page. */
function useCreate(
  input: { boardId: string; noteIds: string[] },
  { kind, target = '', onClose }: Choice & { onClose: () => void },
) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const toPost = trpc.admin.board.toPost.useMutation();
  const toLead = trpc.admin.board.toLead.useMutation();
  const toGuide = trpc.admin.board.toGuide.useMutation();
  return useMutation({
    mutationFn: () => {
      if (kind === 'post') return toPost.mutateAsync(input);
      return kind === 'lead'
        ? toLead.mutateAsync({ ...input, leadId: target })
        : toGuide.mutateAsync({ ...input, responseId: target });
    },
    onSuccess: ({ href, losses }) => {
      void Promise.all([utils.blog, utils.leads, utils.quiz].map((router) => router.invalidate()));
      if (losses.length > 0) return;
      onClose();
      void navigate(href);
    },
  });
}

type LossesProps = { result: BoardWork; onClose: () => void };

/** What the result lost, before its page opens. */
function LossList({ result: { href, losses }, onClose }: LossesProps) {
  const navigate = useNavigate();
  const open = () => {
    onClose();
    void navigate(href);
  };
  return (
    <Stack gap="sm" role="status">
      <Text>
        The guide is changed. The board keeps its notes, and the guide's former version keeps what
        it had:
      </Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {losses.map((loss) => (
          <List.Item key={loss}>{loss}</List.Item>
        ))}
      </List>
      <Button size="sm" data-autofocus onClick={open}>
        Open the guide
      </Button>
    </Stack>
  );
}

function problemOf({ chosen, kind, target }: Choice & { chosen: ReadonlySet<string> }) {
  if (chosen.size === 0) return 'Choose at least one note.';
  if (chosen.size > MAX_CHOSEN_NOTES) return `Choose at most ${MAX_CHOSEN_NOTES} notes.`;
  if (kind !== 'post' && target === undefined)
    return kind === 'lead' ? 'Choose a lead.' : 'Choose a quiz response.';
  return undefined;
}

const descriptionOf = ({ votes, section, category }: PlainNote) =>
  [
    section || categoryLabels[category],
    ...(votes > 0 ? [votes === 1 ? '1 vote' : `${votes} votes`] : []),
  ].join(' · ');
