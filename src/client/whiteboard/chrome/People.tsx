import { type FormEvent, useId, useState } from 'react';
import { person } from '../colors.ts';
import type { Participant } from '../../../shared/whiteboard/protocol.ts';
import { me, NAME_LENGTH, rename } from '../me.ts';
import { useSession } from '../session.ts';
import { useSelected, useValue } from '../state.ts';
import controls from './controls.module.css';
import classes from './People.module.css';

const MOST_FACES = 4;

/** Who is here; the full list, and one's own name, behind it. */
export function People() {
  const { connection } = useSession();
  const present = useValue(connection.people.present);
  const myId = useSelected(me, ({ id }) => id);
  const id = useId();
  // Oneself first, whoever came before.
  const people = present.toSorted((a, b) => Number(b.id === myId) - Number(a.id === myId));
  const faces = people.slice(0, MOST_FACES);
  return (
    <>
      <button
        type="button"
        className={classes.faces}
        popoverTarget={id}
        aria-label={`Participants: ${people.length}`}
      >
        {faces.map((person) => (
          <Face key={person.id} person={person} />
        ))}
        {people.length > faces.length && (
          <span className={classes.more}>+{people.length - faces.length}</span>
        )}
      </button>
      <div id={id} popover="auto" className={`${controls.panel} ${classes.list}`}>
        <h2 className={classes.title}>Participants</h2>
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.id} className={classes.person}>
              <Face person={person} />
              <span>{person.id === myId ? 'You' : person.name}</span>
            </li>
          ))}
        </ul>
        <OwnName />
      </div>
    </>
  );
}

function Face({ person: { name, color } }: { person: Participant }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <span className={classes.face} style={person(color)} aria-hidden>
      {initials.toUpperCase()}
    </span>
  );
}

function OwnName() {
  const { name } = useValue(me);
  const [text, setText] = useState(name);
  const id = useId();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    rename(text);
    setText(me.get().name);
  };
  return (
    <form className={classes.own} onSubmit={keep}>
      <label htmlFor={id}>Your name, as others see it</label>
      <div className={classes.row}>
        <input
          id={id}
          className={classes.name}
          value={text}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={controls.text} disabled={text.trim() === name}>
          Rename
        </button>
      </div>
    </form>
  );
}
