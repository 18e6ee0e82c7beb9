import { type SubmitEvent, useState } from 'react';
import { LONGEST_NOTE } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { dateAndTime } from '../figures.ts';
import { keepAuthor, readAuthor } from './author.ts';
import type { LeadDetails } from './details.ts';
import { capital } from './FilterBar.tsx';
import classes from './LeadDrawer.module.css';

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
              <time dateTime={event.createdAt}>{dateAndTime(event.createdAt)}</time>
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

function NoteForm({ id }: { id: string }) {
  const [note, setNote] = useState('');
  const [author, setAuthor] = useState(readAuthor);
  const utils = trpc.useUtils();
  const add = trpc.leads.work.addNote.useMutation({
    onSuccess: (details) => {
      setNote('');
      utils.leads.work.byId.setData({ id }, details);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepAuthor(author);
    add.mutate({ id, note, author });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextArea
        label="Add a note"
        rows={3}
        required
        maxLength={LONGEST_NOTE}
        value={note}
        error={add.error?.message}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={classes.formEnd}>
        <TextField
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
          disabled={add.isPending || note.trim() === ''}
        >
          Add note
        </Button>
      </div>
    </form>
  );
}
