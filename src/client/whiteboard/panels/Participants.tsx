import { ActionIcon, Avatar, Text, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useIsNarrow } from './controls.tsx';
import { useTooltip } from './tooltip.ts';
import { ParticipantAvatar, useParticipants } from './ParticipantAvatar.tsx';
import classes from './panels.module.css';
import { useOverlay } from './useOverlay.tsx';

const MAX_AVATARS = 3;

/** The participants by name, the visitor first; opens the full list, where one's own name is changed. */
export function Participants() {
  const { participants, myId } = useParticipants();
  const isNarrow = useIsNarrow();
  const { trigger, setTarget, isOpen, overlay } = useOverlay(() =>
    import('./Popovers.tsx').then((code) => code.ParticipantList),
  );
  const tooltipRef = useTooltip(isOpen ? undefined : 'Participants');
  const [me, other] = participants;
  const names = [me?.id === myId ? 'You' : me?.name, other?.name].filter(Boolean).join(', ');
  const avatars = participants.slice(0, isNarrow ? 1 : MAX_AVATARS);
  const hiddenCount = isNarrow ? 0 : participants.length - avatars.length;
  return (
    <>
      <ActionIcon
        {...trigger}
        ref={useMergedRef(setTarget, tooltipRef)}
        aria-haspopup="dialog"
        w="auto"
        miw="2.75rem"
        px="0.5rem"
      >
        <VisuallyHidden>Participants: {participants.length} </VisuallyHidden>
        <Avatar.Group spacing={8}>
          {avatars.map((person) => (
            <ParticipantAvatar key={person.id} person={person} />
          ))}
          {hiddenCount > 0 && (
            <Avatar size={30} variant="filled" color="ink.7" className={classes.avatar}>
              +{hiddenCount}
            </Avatar>
          )}
        </Avatar.Group>
        <Text span fz={13} fw={600} ml={6} className={classes.names} aria-hidden>
          {isNarrow ? participants.length : names}
        </Text>
      </ActionIcon>
      {overlay}
    </>
  );
}
