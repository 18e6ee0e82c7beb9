import { Avatar } from '@mantine/core';
import type { Participant } from '../../../shared/whiteboard/protocol.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session.ts';
import { useMyId } from '../sync/identity.ts';
import classes from './panels.module.css';

export const ParticipantAvatar = ({ person: { name, color } }: { person: Participant }) => (
  <Avatar size={30} variant="filled" color={color} name={name} className={classes.avatar} />
);

/** The participants, the visitor first and the others in the order they joined. */
export function useParticipants() {
  const present = useStore(useSession().connection.presence.participants);
  const myId = useMyId();
  const participants = present.toSorted((a, b) => Number(b.id === myId) - Number(a.id === myId));
  return { participants, myId };
}
