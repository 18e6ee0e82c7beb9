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
import { useStore } from '../../lib/store.ts';
import { identity, MAX_NAME_LENGTH, rename } from '../sync/identity.ts';
import classes from './panels.module.css';
import { Choosers } from './Choosers.tsx';
import { TextButton } from './controls.tsx';
import { Face, useParticipants } from './Face.tsx';
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
                <Face person={person} />
              </span>
              <span style={{ overflowWrap: 'anywhere' }}>
                {person.id === myId ? 'You' : person.name}
              </span>
            </Group>
          ))}
        </Text>
      </ScrollArea.Autosize>
      <Divider mb="0.75rem" />
      <OwnName />
    </BoardPopover>
  );
}

function OwnName() {
  const { name } = useStore(identity);
  const [text, setText] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename(text);
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
