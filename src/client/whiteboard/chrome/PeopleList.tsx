import { Divider, Group, ScrollArea, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type FormEvent, useId, useState } from 'react';
import { me, NAME_LENGTH, rename } from '../me.ts';
import { useValue } from '../state.ts';
import { BoardPopover } from './BoardPopover.tsx';
import { Person, usePeople } from './People.tsx';
import { TextButton } from './TextButton.tsx';
import type { OverlayProps } from './useOverlay.tsx';

export function PeopleList(props: OverlayProps) {
  const { people, myId } = usePeople();
  const titleId = useId();
  return (
    <BoardPopover {...props} position="bottom-end" width={336} aria-labelledby={titleId}>
      <Title order={2} fz="1.1875rem" id={titleId}>
        Participants
      </Title>
      <ScrollArea.Autosize mah="50dvh" my="sm">
        <Text size="sm" lh="md" component="ul">
          {people.map((person) => (
            <Person
              key={person.id}
              person={person}
              name={person.id === myId ? 'You' : person.name}
            />
          ))}
        </Text>
      </ScrollArea.Autosize>
      <Divider mb="0.75rem" />
      <OwnName />
    </BoardPopover>
  );
}

function OwnName() {
  const { name } = useValue(me);
  const [text, setText] = useState(name);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    rename(text);
    setText(me.get().name);
  };
  return (
    <Group component="form" gap="0.25rem" wrap="nowrap" align="flex-end" onSubmit={keep}>
      <TextInput
        label="Your name, as others see it"
        labelProps={{ fz: 13, style: { whiteSpace: 'nowrap' } }}
        flex={1}
        value={text}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit" disabled={text.trim() === name}>
        Rename
      </TextButton>
    </Group>
  );
}
