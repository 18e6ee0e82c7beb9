import { Box } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { participantColorStyle } from '../colors.ts';
import type { Participant } from '../../../shared/whiteboard/protocol.ts';
import { toScreen } from './camera.ts';
import { useMyId } from '../sync/identity.ts';
import { useSession } from '../session.ts';
import { useStore } from '../../lib/store.ts';
import classes from './Canvas.module.css';

/** The cursors of the other participants. */
export function Cursors() {
  const { connection } = useSession();
  const participants = useStore(connection.presence.participants);
  const myId = useMyId();
  return (
    <Box
      pos="absolute"
      inset={0}
      style={{ zIndex: 2, overflow: 'hidden', pointerEvents: 'none' }}
      aria-hidden
    >
      {participants
        .filter(({ id }) => id !== myId)
        .map((participant) => (
          <Cursor key={participant.id} participant={participant} />
        ))}
    </Box>
  );
}

function Cursor({ participant: { id, name, color } }: { participant: Participant }) {
  const { connection, viewport } = useSession();
  const pointer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      if (!pointer.current) return;
      const at = connection.presence.cursor(id);
      pointer.current.hidden = !at;
      if (!at) return;
      const { x, y } = toScreen(viewport.camera.get(), at);
      pointer.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    const stops = [
      connection.presence.subscribeCursor(id, place),
      viewport.camera.subscribe(place),
    ];
    return () => stops.forEach((stop) => stop());
  }, [connection, viewport, id]);
  return (
    <Box
      ref={pointer}
      pos="absolute"
      top={0}
      left={0}
      // The interval between positions, for smooth movement.
      style={{ ...participantColorStyle(color), transition: 'transform 60ms linear' }}
      data-cursor={id}
    >
      <svg
        viewBox="0 0 16 16"
        width="1.125rem"
        height="1.125rem"
        fill="var(--person)"
        stroke="white"
        display="block"
      >
        <path d="M1 1l5 13 2.2-5.8L14 6z" />
      </svg>
      <span className={classes.cursorName}>{name}</span>
    </Box>
  );
}
