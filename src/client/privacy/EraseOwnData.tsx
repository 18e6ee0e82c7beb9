import { Button, Checkbox, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Content } from '../../shared/content/documents.ts';
import { erasedKinds } from '../../shared/erasedKinds.ts';
import { formatNumber } from '../../shared/numbers.ts';
import { trpc } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { LongReadPart } from '../ui/LongRead.tsx';
import '../ui/inputStyles.ts';
import type { OwnData } from './Records.tsx';
import { showFailure } from './useOwnDataMutation.ts';

type Props = { token: string; counts: OwnData['counts']; onErased: () => void };

/** Erases everything, after a confirmation that names what it is. */
export function EraseOwnData(props: Props) {
  const texts = useContent('pages/own-data').erase;
  const [isOpen, setOpen] = useState(false);
  return (
    <LongReadPart id="erase" title={texts.title}>
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
  const texts = useContent('pages/own-data').erase;
  const [isUnderstood, setUnderstood] = useState(false);
  const erase = trpc.privacy.erase.useMutation({ onSuccess: onErased, onError: showFailure });
  return (
    <Stack gap="md">
      <Text>{texts.list}</Text>
      <List style={{ listStyle: 'disc' }} pl="1.25rem">
        {describe(counts, texts.counts).map((line) => (
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
          {erase.isPending ? 'Erasing...' : texts.confirm}
        </Button>
      </Group>
    </Stack>
  );
}

/** Names what an erasure deletes. */
function describe(
  { notes, changes, ...others }: OwnData['counts'],
  names: Content['pages/own-data']['erase']['counts'],
) {
  const counts = { ...others, notes: notes + changes };
  return erasedKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { one, many } = names[kind];
      return `${formatNumber(counts[kind])} ${counts[kind] === 1 ? one : many}`;
    });
}
