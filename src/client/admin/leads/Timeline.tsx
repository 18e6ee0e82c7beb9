import '@mantine/core/styles/Timeline.layer.css';
import { Button, Group, Text, Textarea, TextInput, Timeline as Line } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { localDateTime } from '../../../shared/dates.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/leads/terms.ts';
import { trpc } from '../../lib/api.tsx';
import { Heading, Muted } from '../ui/details.tsx';
import { errorMessage } from '../ui/errorText.ts';
import { labelOf } from '../ui/labels.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { LeadDetails } from './leadParts.tsx';
import { keepAuthor, noteName, readAuthor } from '../drafts/noteDrafts.ts';

/** Notes and changes of status, newest first, and a form for a note. */
export function Timeline({ lead: { id, events } }: { lead: LeadDetails }) {
  return (
    <>
      <Heading>Notes and history</Heading>
      <NoteForm id={id} />
      {events.length === 0 && <Muted>Nothing yet.</Muted>}
      <Line role="list" bulletSize={12} lineWidth={2} mt="md">
        {events.map((event) => (
          <Line.Item key={event.id} role="listitem">
            <Text size="sm" c="dimmed">
              {event.author} ·{' '}
              <time dateTime={event.createdAt}>{localDateTime(event.createdAt)}</time>
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {event.note ??
                `${labelOf(event.fromStatus ?? '')} → ${labelOf(event.toStatus ?? '')}`}
            </Text>
          </Line.Item>
        ))}
      </Line>
    </>
  );
}

const Note = z.object({ note: z.string() });
type Note = z.output<typeof Note>;

/** What was typed on behind the note that was sent. */
const typedOn = ({ note }: Note, sent: Note): Note => ({
  note: note.startsWith(sent.note) ? note.slice(sent.note.length).trimStart() : note,
});

function useAddNote(id: string, settle: (sent: Note, rest: typeof typedOn) => void) {
  const utils = trpc.useUtils();
  return trpc.leads.addNote.useMutation({
    onSuccess: async (details, sent) => {
      settle(sent, typedOn);
      // An answer that was asked for before would take the note away again.
      await utils.leads.get.cancel({ id });
      utils.leads.get.setData({ id }, details);
      void utils.admin.person.invalidate();
    },
  });
}

function NoteForm({ id }: { id: string }) {
  const draft = useDraft({ name: noteName(id), schema: Note, blank: { note: '' } });
  const { note } = draft.fields;
  const add = useAddNote(id, draft.settle);
  const { register, handleSubmit, setValue } = useForm({
    defaultValues: { note, author: readAuthor() },
  });
  // What is kept of it may also come from another tab, or be what is left of a note that was sent.
  useEffect(() => setValue('note', note), [note, setValue]);
  // Also one that was sent before the details were closed and opened again.
  const isAdding = useIsMutating({ mutationKey: getMutationKey(trpc.leads.addNote) }) > 0;
  const isOff = isAdding || note.trim() === '';
  const submit = handleSubmit((fields) => {
    if (isOff) return;
    keepAuthor(fields.author);
    add.mutate({ id, ...fields });
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Textarea
        label="Add a note"
        rows={3}
        required
        maxLength={MAX_NOTE_LENGTH}
        error={add.error ? errorMessage(add.error) : undefined}
        {...register('note', {
          onChange: ({ target }: { target: { value: string } }) =>
            draft.change({ note: target.value }),
        })}
      />
      <Group align="end" mt="xs" wrap="nowrap">
        <TextInput
          label="Your name"
          placeholder="Admin"
          maxLength={100}
          flex={1}
          {...register('author', {
            onBlur: ({ target }: { target: { value: string } }) => keepAuthor(target.value),
          })}
        />
        {/* Not disabled, which would lose the focus. */}
        <Button type="submit" variant="outline" size="sm" aria-disabled={isOff}>
          Add note
        </Button>
      </Group>
    </form>
  );
}
