import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../shared/whiteboard/constants.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import { useSession } from './session.ts';

/**
 * The text of a note while it is written, which others are told. An editor that disappears in any
 * other way than by `end`, such as with the page, saves it.
 */
export function useDraft(note: Note) {
  const { id } = note;
  const { commands, drafts, editors, connection, writing } = useSession();
  const [draft, setDraft] = useState(
    () => drafts.get(id) ?? { opened: connection.notes.get(id) ?? note, text: note.content },
  );
  const save = useEffectEvent(() => {
    const unsaved = drafts.get(id);
    // Nobody is there to shorten what is too long.
    const content = unsaved?.text.slice(0, MAX_NOTE_LENGTH);
    if (!unsaved || !commands.write(unsaved.opened, { content })) return;
    drafts.delete(id);
    // The page may come back with its editor.
    setDraft({ ...unsaved, opened: connection.notes.get(id) ?? unsaved.opened });
  });
  useEffect(() => {
    const saveThis = () => save();
    editors.add(saveThis);
    writing.tell(id);
    return () => {
      editors.delete(saveThis);
      writing.end();
      save();
    };
  }, [editors, writing, id]);
  useWindowEvent('blur', () => writing.end());
  return {
    ...draft,
    change: (text: string) => {
      const changed = { ...draft, text };
      drafts.set(id, changed);
      setDraft(changed);
      writing.tell(id);
    },
    end: () => void drafts.delete(id),
  };
}
