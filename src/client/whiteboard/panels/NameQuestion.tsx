import { Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session.ts';
import { answerName, identity, isNamed, MAX_NAME_LENGTH } from '../sync/identity.ts';
import { Bar, TextButton } from './controls.tsx';

/** Asks once for a name when joining the first board; the board can be used meanwhile. */
export function NameQuestion() {
  const { connection } = useSession();
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const isAnswered = useStore(isNamed);
  const [name, setName] = useState(identity.get().name);
  if (isAnswered || !isConnected) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    answerName(name);
  };
  return (
    <Bar>
      <Group
        component="form"
        gap="0.5rem"
        wrap="nowrap"
        align="flex-end"
        p="0.25rem 0.25rem 0.375rem 0.5rem"
        onSubmit={save}
      >
        <TextInput
          label="Your name on this board"
          labelProps={{ fz: 13 }}
          w="min(15rem, 52vw)"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="nickname"
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
        <TextButton type="submit">Join</TextButton>
      </Group>
    </Bar>
  );
}
