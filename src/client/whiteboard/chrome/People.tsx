import { ActionIcon, Avatar, Group, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Participant } from '../../../shared/whiteboard/protocol.ts';
import { useMyId } from '../me.ts';
import { useSession } from '../session.ts';
import { useValue } from '../../ui/state.ts';
import classes from './chrome.module.css';
import { useHint, useIsNarrow } from './controls.tsx';
import { useOverlay } from './useOverlay.tsx';

const MOST_FACES = 4;

/** Oneself first, whoever came before. */
export function usePeople() {
  const present = useValue(useSession().connection.people.present);
  const myId = useMyId();
  const people = present.toSorted((a, b) => Number(b.id === myId) - Number(a.id === myId));
  return { people, myId };
}

/** Who is here; the full list, and one's own name, behind it. */
export function People() {
  const { people } = usePeople();
  const isNarrow = useIsNarrow();
  const { trigger, setTarget, isOpen, overlay } = useOverlay(() =>
    import('./Popovers.tsx').then((code) => code.PeopleList),
  );
  const hint = useHint(isOpen ? undefined : 'Participants');
  // On phones the number of all stands beside, in the session's bar.
  const faces = people.slice(0, isNarrow ? 1 : MOST_FACES);
  const left = isNarrow ? 0 : people.length - faces.length;
  return (
    <>
      <ActionIcon
        {...trigger}
        ref={useMergedRef(setTarget, hint)}
        aria-haspopup="dialog"
        w="auto"
        miw="2.75rem"
        px="0.5rem"
      >
        <VisuallyHidden>Participants: {people.length} </VisuallyHidden>
        <Avatar.Group spacing={8}>
          {faces.map((person) => (
            <Face key={person.id} person={person} />
          ))}
          {left > 0 && (
            <Avatar size={30} variant="filled" color="ink.7" className={classes.face}>
              +{left}
            </Avatar>
          )}
        </Avatar.Group>
      </ActionIcon>
      {overlay}
    </>
  );
}

/** A participant as a row of the list: the face and the name. */
export function Person({ person, name }: { person: Participant; name: string }) {
  return (
    <Group component="li" gap="sm" wrap="nowrap" py={4}>
      <span aria-hidden>
        <Face person={person} />
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
    </Group>
  );
}

const Face = ({ person: { name, color } }: { person: Participant }) => (
  <Avatar size={30} variant="filled" color={color} name={name} className={classes.face} />
);
