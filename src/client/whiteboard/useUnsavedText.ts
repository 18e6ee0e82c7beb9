import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Note } from '../../shared/whiteboard/note.ts';
import { useSession } from './session.ts';

/**
 * The text of a note while it is written, which others are told. An editor that disappears in any
 * other way than by `end`, such as with the page, saves it, and so does one on a hidden page.
 */
export function useUnsavedText(note: Note) {
  const { id } = note;
  const { commands, unsavedTexts, editors, connection, writing } = useSession();
  const [unsaved, setUnsaved] = useState(
    () => unsavedTexts.get(id) ?? { opened: connection.notes.get(id) ?? note, text: note.content },
  );
  const save = useEffectEvent(() => {
    const left = unsavedTexts.get(id);
    if (!left || !commands.writeParts(left.opened, left.text)) return;
    unsavedTexts.delete(id);
    // The page may come back with its editor.
    const opened = connection.notes.get(id) ?? left.opened;
    setUnsaved({ opened, text: opened.content });
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
    ...unsaved,
    change: (text: string) => {
      const changed = { ...unsaved, text };
      unsavedTexts.set(id, changed);
      setUnsaved(changed);
      writing.tell(id);
    },
    end: () => void unsavedTexts.delete(id),
  };
}
