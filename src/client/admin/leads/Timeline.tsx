import '@mantine/core/styles/Timeline.layer.css';
import {
  Button,
  Group,
  Text,
  Textarea,
  TextInput,
  Timeline as MantineTimeline,
} from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { localDateTime } from '../../../shared/dates.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { trpc } from '../../lib/api.tsx';
import { Heading, MutedText } from '../ui/details.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { ForRole } from '../shell/useRole.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import type { LeadDetails } from './leadParts.tsx';
import { noteDraftName, readDisplayName, saveDisplayName } from '../drafts/noteDrafts.ts';

/** Notes and changes, newest first, with a form for a new note. */
export function Timeline({ lead }: { lead: LeadDetails }) {
  const { id, events: entries, hasEarlierEvents } = lead;
  return (
    <>
      <Heading>Notes and history</Heading>
      <ForRole least="editor">
        <NoteForm id={id} />
      </ForRole>
      {entries.length === 0 && <MutedText>Nothing yet.</MutedText>}
      <MantineTimeline role="list" bulletSize={12} lineWidth={2} mt="md">
        {entries.map((entry) => (
          <MantineTimeline.Item key={entry.id} role="listitem">
            <Text size="sm" c="dimmed">
              {entry.author} ·{' '}
              <time dateTime={entry.createdAt}>{localDateTime(entry.createdAt)}</time>
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {entry.note ??
                entry.change ??
                `${labelOf(entry.fromStatus ?? '')} → ${labelOf(entry.toStatus ?? '')}`}
            </Text>
          </MantineTimeline.Item>
        ))}
      </MantineTimeline>
      {hasEarlierEvents && (
        <Text size="sm" mt="md">
          <SiteLink href={`/admin/people/${id}`}>Earlier entries are on the person's page</SiteLink>
        </Text>
      )}
    </>
  );
}

const Note = z.object({ note: z.string() });
type Note = z.output<typeof Note>;

/** Keeps text that was added behind the sent note. */
const withoutSentNote = ({ note }: Note, sent: Note): Note => ({
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
  const addNote = useAddNote();
  const { data: access } = trpc.admin.access.state.useQuery();
  const [author, setAuthor] = useState(readDisplayName);
  const form = useDraftForm<Note>({
    name: noteDraftName(id),
    draftSchema: Note,
    defaultValues: { note: '' },
    fieldNames: ['note'],
    inputSchema: Note,
    remainingInput: withoutSentNote,
    send: ({ note }) => {
      saveDisplayName(author);
      return addNote.mutateAsync({ id, note, author });
    },
  });
  const { note } = useWatch({ control: form.control });
  // Includes a request that was sent before the details were closed and opened again.
  const isAdding = useIsMutating({ mutationKey: getMutationKey(trpc.leads.addNote) }) > 0;
  const isDisabled = isAdding || !note?.trim();
  const { error, ...field } = form.field('note');
  return (
    <form
      onSubmit={(event) => {
        if (isDisabled) event.preventDefault();
        else form.onSubmit(event);
      }}
    >
      <Textarea label="Add a note" rows={3} required error={error ?? form.rootError} {...field} />
      <Group align="end" mt="xs" wrap="nowrap">
        {access?.isNamed ? (
          <Text size="sm" c="dimmed" flex={1}>
            Signed as {access.name}.
          </Text>
        ) : (
          <TextInput
            label="Your name"
            placeholder="Admin"
            maxLength={100}
            flex={1}
            value={author}
            onChange={(event) => setAuthor(event.target.value)}
            onBlur={() => saveDisplayName(author)}
          />
        )}
        {/* `disabled` would lose the focus. */}
        <Button type="submit" variant="outline" size="sm" aria-disabled={isDisabled}>
          Add note
        </Button>
      </Group>
    </form>
  );
}
