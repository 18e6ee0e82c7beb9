import { Button, Checkbox, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { describeOwnCounts, ownDataPage as copy } from '../../shared/content/ownDataPage.ts';
import { trpc } from '../lib/api.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LongReadPart } from '../ui/LongRead.tsx';
import '../ui/inputStyles.ts';
import type { OwnData } from './Records.tsx';
import { showFailure } from './useOwnDataMutation.ts';

const { erase: texts } = copy;
type Props = { token: string; counts: OwnData['counts']; onErased: () => void };

/** Erases everything, after a confirmation that names what it is. */
export function EraseOwnData(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <LongReadPart {...copy.parts.erase}>
      <Text maw="52ch">{texts.text}</Text>
      <Button variant="outline" mt="1.25rem" data-needs-script onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && (
        <Dialog title={texts.dialogTitle} closeLabel={texts.keep} onClose={() => setOpen(false)}>
          <Confirmation {...props} />
        </Dialog>
      )}
    </LongReadPart>
  );
}

function Confirmation({ token, counts, onErased }: Props) {
  const [isUnderstood, setUnderstood] = useState(false);
  const erase = trpc.privacy.erase.useMutation({ onSuccess: onErased, onError: showFailure });
  return (
    <Stack gap="md">
      <Text>{texts.list}</Text>
      <List style={{ listStyle: 'disc' }} pl="1.25rem">
        {describeOwnCounts(counts).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Checkbox
        label={texts.acknowledgment}
        checked={isUnderstood}
        onChange={({ target }) => setUnderstood(target.checked)}
      />
      <Group>
        <Button disabled={!isUnderstood || erase.isPending} onClick={() => erase.mutate({ token })}>
          {erase.isPending ? texts.pending : texts.confirm}
        </Button>
      </Group>
    </Stack>
  );
}
