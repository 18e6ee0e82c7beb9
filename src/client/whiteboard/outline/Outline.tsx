import { useState } from 'react';
import {
  categoryLabels,
  type NoteCategory,
  noteCategories,
} from '../../../shared/whiteboard/limits.ts';
import { Filter } from '../chrome/Filter.tsx';
import controls from '../chrome/controls.module.css';
import { useCanWrite, useSession } from '../session.ts';
import { useSelected, useValue } from '../state.ts';
import { AddNote } from './AddNote.tsx';
import classes from './Outline.module.css';
import { OutlineNote } from './OutlineNote.tsx';

/** The same board as lists, live: for keyboards, screen readers and everybody who reads faster. */
export function Outline() {
  const { ui } = useSession();
  const filter = useSelected(ui, (state) => state.filter);
  const [writing, setWriting] = useState<Writing>(new Map());
  return (
    <div className={classes.outline}>
      <div className={classes.head}>
        <p className={classes.intro}>
          All notes by category. Changes of others appear as they come.
        </p>
        <div className={controls.panel}>
          <Filter />
        </div>
      </div>
      <div className={classes.lists}>
        {noteCategories
          .filter((category) => !filter || category === filter)
          .map((category) => (
            <CategoryList
              key={category}
              category={category}
              writing={writing}
              onWriting={setWriting}
            />
          ))}
      </div>
    </div>
  );
}

/** The notes that are being written on stay in their lists, wherever others move them. */
type Writing = ReadonlyMap<string, NoteCategory>;

type ListProps = {
  category: NoteCategory;
  writing: Writing;
  onWriting: (change: (before: Writing) => Writing) => void;
};

function CategoryList({ category, writing, onWriting }: ListProps) {
  const ids = useIdsOf(category, writing);
  const canWrite = useCanWrite();
  const titleId = `outline-${category}`;
  return (
    <section className={classes.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {categoryLabels[category]} <span className={classes.count}>{ids.length}</span>
      </h2>
      {ids.length > 0 && (
        <ul className={classes.notes}>
          {ids.map((id) => (
            <OutlineNote
              key={id}
              id={id}
              isEditing={writing.has(id)}
              onEdit={() => onWriting((before) => new Map(before).set(id, category))}
              onDone={() =>
                onWriting((before) => new Map([...before].filter(([one]) => one !== id)))
              }
            />
          ))}
        </ul>
      )}
      {ids.length === 0 && <p className={classes.none}>No notes</p>}
      {canWrite && <AddNote category={category} />}
    </section>
  );
}

/** The category's notes, the most voted first, then the oldest, then what somebody deleted under the pen. */
function useIdsOf(category: NoteCategory, writing: Writing) {
  const { connection } = useSession();
  useValue(connection.notes.ids);
  useValue(connection.notes.looks);
  const all = connection.all();
  const gone = [...writing].filter(([id, shown]) => shown === category && !all.has(id));
  const ids = [...all.values()]
    .filter((note) => (writing.get(note.id) ?? note.category) === category)
    .toSorted(
      (a, b) =>
        (b.votes?.length ?? 0) - (a.votes?.length ?? 0) || a.timestamp.localeCompare(b.timestamp),
    )
    .map(({ id }) => id);
  return [...ids, ...gone.map(([id]) => id)];
}
