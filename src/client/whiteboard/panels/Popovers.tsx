import {
  Divider,
  Group,
  Popover,
  type PopoverDropdownProps,
  type PopoverProps,
  ScrollArea,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type FormEvent, useId, useState } from 'react';
import type { Participant } from '../../../shared/whiteboard/protocol.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session.ts';
import { identity, MAX_NAME_LENGTH, renameUser } from '../sync/identity.ts';
import classes from './panels.module.css';
import { Choosers } from './Choosers.tsx';
import { TextButton } from './controls.tsx';
import { ParticipantAvatar, useParticipants } from './ParticipantAvatar.tsx';
import { type OverlayProps, Target, useDropdown } from './useOverlay.tsx';

type Props = OverlayProps & Pick<PopoverProps, 'position' | 'width'> & PopoverDropdownProps;

/** A popover that opens at a button and traps the focus. */
function BoardPopover({ target, isOpen, onClose, position, width, ...rest }: Props) {
  const { dropdown, root } = useDropdown({ target, isOpen, onClose });
  return (
    <Popover {...root} position={position} width={width} trapFocus>
      <Popover.Target>
        <Target element={target} />
      </Popover.Target>
      <Popover.Dropdown ref={dropdown} {...rest} />
    </Popover>
  );
}

/** The choosers, for phones. */
export const ChooserSheet = (props: OverlayProps) => (
  <BoardPopover {...props} position="top" className={classes.sheet} data-chooser>
    <Choosers />
  </BoardPopover>
);

export function ParticipantList(props: OverlayProps) {
  const { participants, myId } = useParticipants();
  const titleId = useId();
  return (
    <BoardPopover {...props} position="bottom-end" width={336} aria-labelledby={titleId}>
      <Title order={2} fz="1.1875rem" id={titleId}>
        Participants
      </Title>
      <ScrollArea.Autosize mah="50dvh" my="sm">
        <Text size="sm" lh="md" component="ul">
          {participants.map((person) => (
            <Group key={person.id} component="li" gap="sm" wrap="nowrap" py={4}>
              <span aria-hidden>
                <ParticipantAvatar person={person} />
              </span>
              <span style={{ flex: 1, overflowWrap: 'anywhere' }}>
                {person.id === myId ? `You (${person.name})` : person.name}
              </span>
              {person.id !== myId && <FollowButton person={person} />}
            </Group>
          ))}
        </Text>
      </ScrollArea.Autosize>
      <Divider mb="0.75rem" />
      <OwnName />
    </BoardPopover>
  );
}

function FollowButton({ person: { id, name } }: { person: Participant }) {
  const { following } = useSession();
  const isFollowed = useStore(following.state, ({ followed }) => followed === id);
  return (
    <TextButton
      aria-label={`Follow ${name}`}
      aria-pressed={isFollowed}
      onClick={() => following.follow(isFollowed ? undefined : id)}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </TextButton>
  );
}

function OwnName() {
  const { name } = useStore(identity);
  const [text, setText] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    renameUser(text);
    setText(identity.get().name);
  };
  return (
    <Group component="form" gap="0.25rem" wrap="nowrap" align="flex-end" onSubmit={save}>
      <TextInput
        label="Your name, as others see it"
        labelProps={{ fz: 13, style: { whiteSpace: 'nowrap' } }}
        flex={1}
        value={text}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit" disabled={text.trim() === name}>
        Rename
      </TextButton>
    </Group>
  );
}
