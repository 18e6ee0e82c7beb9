import '@mantine/core/styles/Timeline.layer.css';
import { Button, Group, Text, Textarea, TextInput, Timeline as Line } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { localDateTime } from '../../../shared/dates.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/leads/terms.ts';
import { trpc } from '../../lib/api.tsx';
import { Heading, Muted } from '../ui/details.tsx';
import { labelOf } from '../ui/labels.ts';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import type { LeadDetails } from './leadParts.tsx';
import { noteDraftName, readAuthor, saveAuthor } from '../drafts/noteDrafts.ts';

/** Notes and status changes, newest first, with a form for a new note. */
export function Timeline({ lead: { id, events: entries } }: { lead: LeadDetails }) {
  return (
    <>
      <Heading>Notes and history</Heading>
      <NoteForm id={id} />
      {entries.length === 0 && <Muted>Nothing yet.</Muted>}
      <Line role="list" bulletSize={12} lineWidth={2} mt="md">
        {entries.map((entry) => (
          <Line.Item key={entry.id} role="listitem">
            <Text size="sm" c="dimmed">
              {entry.author} ·{' '}
              <time dateTime={entry.createdAt}>{localDateTime(entry.createdAt)}</time>
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {entry.note ??
                `${labelOf(entry.fromStatus ?? '')} → ${labelOf(entry.toStatus ?? '')}`}
            </Text>
          </Line.Item>
        ))}
      </Line>
    </>
  );
}

const Note = z.object({ note: z.string() });
type Note = z.output<typeof Note>;

/** Keeps text that was added behind the sent note. */
const textAfter = ({ note }: Note, sent: Note): Note => ({
  note: note.startsWith(sent.note) ? note.slice(sent.note.length).trimStart() : note,
});

function useAddNote() {
  const utils = trpc.useUtils();
  return trpc.leads.addNote.useMutation({
    onSuccess: async (details, { id }) => {
      // A response to an earlier request would remove the note again.
      await utils.leads.get.cancel({ id });
      utils.leads.get.setData({ id }, details);
      void utils.admin.person.invalidate();
    },
  });
}

function NoteForm({ id }: { id: string }) {
  const add = useAddNote();
  const [author, setAuthor] = useState(readAuthor);
  const form = useDraftForm<Note>({
    name: noteDraftName(id),
    schema: Note,
    blank: { note: '' },
    names: ['note'],
    rules: Note,
    remaining: textAfter,
    send: ({ note }) => {
      saveAuthor(author);
      return add.mutateAsync({ id, note, author });
    },
  });
  const { note } = useWatch({ control: form.control });
  // Includes a request that was sent before the details were closed and opened again.
  const isAdding = useIsMutating({ mutationKey: getMutationKey(trpc.leads.addNote) }) > 0;
  const isOff = isAdding || !note?.trim();
  const { error, ...field } = form.field('note');
  return (
    <form
      onSubmit={(event) => {
        if (isOff) event.preventDefault();
        else form.onSubmit(event);
      }}
    >
      <Textarea
        label="Add a note"
        rows={3}
        required
        maxLength={MAX_NOTE_LENGTH}
        error={error ?? form.rootError}
        {...field}
      />
      <Group align="end" mt="xs" wrap="nowrap">
        <TextInput
          label="Your name"
          placeholder="Admin"
          maxLength={100}
          flex={1}
          value={author}
          onChange={(event) => setAuthor(event.target.value)}
          onBlur={() => saveAuthor(author)}
        />
        {/* `disabled` would lose the focus. */}
        <Button type="submit" variant="outline" size="sm" aria-disabled={isOff}>
          Add note
        </Button>
      </Group>
    </form>
  );
}
