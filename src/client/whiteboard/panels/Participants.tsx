import { ActionIcon, Avatar, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useHint, useIsNarrow } from './controls.tsx';
import { Face, useParticipants } from './Face.tsx';
import classes from './panels.module.css';
import { useOverlay } from './useOverlay.tsx';

const MAX_FACES = 4;

/** The participants' faces; opens the full list, where visitors change their own name. */
export function Participants() {
  const { participants } = useParticipants();
  const isNarrow = useIsNarrow();
  const { trigger, setTarget, isOpen, overlay } = useOverlay(() =>
    import('./Popovers.tsx').then((code) => code.ParticipantList),
  );
  const hint = useHint(isOpen ? undefined : 'Participants');
  // On phones the session's bar shows how many there are.
  const faces = participants.slice(0, isNarrow ? 1 : MAX_FACES);
  const left = isNarrow ? 0 : participants.length - faces.length;
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
        <VisuallyHidden>Participants: {participants.length} </VisuallyHidden>
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
