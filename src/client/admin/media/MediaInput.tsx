import { Box, Group, Input, Text } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import type { MediaKind } from '../../../shared/media.ts';
import { trpc } from '../../lib/api.tsx';
import { isNotFound } from '../../lib/callErrors.ts';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { MediaThumbnail } from './MediaThumbnail.tsx';

const MediaChooser = lazyWithRetries(async () => (await import('./MediaChooser.tsx')).MediaChooser);

type Props = {
  ref?: Ref<HTMLButtonElement>;
  /** Empty for none. */
  id: string;
  kind: MediaKind;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  onChange: (id: string) => void;
};

const nouns = { picture: 'picture', audio: 'recording', video: 'video', pdf: 'PDF' };

/** A field for a file of the library. */
export function MediaInput({ ref, id, kind, label, description, error, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = (next: string) => {
    setChoosing(false);
    onChange(next);
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <Group gap="xs" mt={4}>
        {id && <Chosen id={id} />}
        <SmallButton ref={ref} aria-invalid={!!error} onClick={() => setChoosing(true)}>
          {id ? 'Choose another' : `Choose a ${nouns[kind]}`}
          <span className="visually-hidden"> for {label}</span>
        </SmallButton>
        {id && (
          <SmallButton onClick={() => onChange('')}>
            Remove<span className="visually-hidden"> for {label}</span>
          </SmallButton>
        )}
      </Group>
      {isChoosing && (
        <Dialog title={`Choose a ${nouns[kind]}`} onClose={() => setChoosing(false)} isWide>
          <MediaChooser kind={kind} onChoose={choose} />
        </Dialog>
      )}
    </Input.Wrapper>
  );
}

function Chosen({ id }: { id: string }) {
  const { data, error } = trpc.media.open.useQuery({ id });
  if (!data)
    return (
      <Text size="sm" c="dimmed">
        {isNotFound(error) ? 'This file was deleted.' : 'A file of the library'}
      </Text>
    );
  return (
    <Group gap="xs" wrap="nowrap" flex="1 1 12rem">
      <Box w="5rem" flex="none">
        <MediaThumbnail media={data} />
      </Box>
      <Box style={{ overflowWrap: 'anywhere' }}>
        <TextLink href={`/admin/media?media=${id}`} newTab fz="sm">
          {data.name}
        </TextLink>
        {data.kind === 'video' && !data.captionsUrl && (
          <Text size="xs" c="dimmed">
            No captions: add them in Media
          </Text>
        )}
      </Box>
    </Group>
  );
}
