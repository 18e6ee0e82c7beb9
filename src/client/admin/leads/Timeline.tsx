import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { type SubmitEvent, useState } from 'react';
import { z } from 'zod';
import { localDateTime } from '../../../shared/dates.ts';
import { LONGEST_NOTE } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { Button, Textarea, TextInput } from '@mantine/core';
import { plainMessage } from '../failureText.ts';
import { useDraft } from '../useDraft.ts';
import { keepAuthor, readAuthor } from './author.ts';
import type { LeadDetails } from './details.ts';
import { capital } from './FilterBar.tsx';
import classes from './LeadDrawer.module.css';
import { noteName } from './noteDraft.ts';

/** Notes and changes of status, newest first, and a form for a note. */
export function Timeline({ lead }: { lead: LeadDetails }) {
  return (
    <>
      <h3 className={classes.heading}>Notes and history</h3>
      <NoteForm id={lead.id} />
      {lead.events.length === 0 && <p className={classes.quiet}>Nothing yet.</p>}
      <ol className={classes.events}>
        {lead.events.map((event) => (
          <li key={event.id} className={classes.event}>
            <p className={classes.quiet}>
              {event.author} ·{' '}
              <time dateTime={event.createdAt}>{localDateTime(event.createdAt)}</time>
            </p>
            {event.note ? (
              <p className={classes.note}>{event.note}</p>
            ) : (
              <p>
                {capital(event.fromStatus ?? '')} → {capital(event.toStatus ?? '')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const Note = z.object({ note: z.string() });
type Note = z.output<typeof Note>;

/** What was typed on behind the note that was sent. */
const typedOn = ({ note }: Note, sent: Note): Note => ({
  note: note.startsWith(sent.note) ? note.slice(sent.note.length).trimStart() : note,
});

function NoteForm({ id }: { id: string }) {
  const draft = useDraft({ name: noteName(id), schema: Note, blank: { note: '' } });
  const { note } = draft.fields;
  const [author, setAuthor] = useState(readAuthor);
  const utils = trpc.useUtils();
  const add = trpc.leads.work.addNote.useMutation({
    onSuccess: async (details, sent) => {
      draft.settle(sent, typedOn);
      // An answer that was asked for before would take the note away again.
      await utils.leads.work.byId.cancel({ id });
      utils.leads.work.byId.setData({ id }, details);
      void utils.admin.person.invalidate();
    },
  });
  // Also one that was sent before the details were closed and opened again.
  const isAdding = useIsMutating({ mutationKey: getMutationKey(trpc.leads.work.addNote) }) > 0;
  const isOff = isAdding || note.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOff) return;
    keepAuthor(author);
    add.mutate({ id, note, author });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label="Add a note"
        rows={3}
        required
        maxLength={LONGEST_NOTE}
        value={note}
        error={add.error ? plainMessage(add.error) : undefined}
        onChange={(event) => draft.change({ note: event.target.value })}
      />
      <div className={classes.formEnd}>
        <TextInput
          label="Your name"
          placeholder="Admin"
          maxLength={100}
          value={author}
          onChange={(event) => setAuthor(event.target.value)}
          onBlur={() => keepAuthor(author)}
        />
        <Button
          type="submit"
          variant="outline"
          className={classes.action}
          // Not disabled, which would lose the focus.
          aria-disabled={isOff}
        >
          Add note
        </Button>
      </div>
    </form>
  );
}
