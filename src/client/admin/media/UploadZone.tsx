import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import type { MediaKind } from '../../../shared/media.ts';
import { trpc } from '../../lib/api.tsx';
import { acceptOf } from './mediaFiles.ts';
import { startUpload, type StoredMedia } from './uploads.ts';

type Props = {
  /** Offers only files of this kind. */
  kind?: MediaKind | undefined;
  replaces?: string;
  label: string;
  hint?: ReactNode;
  onStored?: (media: StoredMedia) => void;
};

/** Uploads files that are dropped or chosen; one if it replaces another. */
export function UploadZone({ kind, replaces, label, hint, onStored }: Props) {
  const { media } = trpc.useUtils();
  const stored = (file: StoredMedia) => {
    void media.invalidate();
    onStored?.(file);
  };
  return (
    <Dropzone
      onDrop={(files: File[]) => {
        for (const file of files) startUpload(file, { replaces, onStored: stored });
      }}
      multiple={!replaces}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': label, accept: acceptOf(kind) }}
      p="xs"
    >
      <Group gap="xs" justify="center">
        {/* The click bubbles to the dropzone, which opens the file chooser. */}
        <Button variant="outline" size="xs">
          {label}
        </Button>
        <Text size="sm" c="dimmed">
          {hint ?? 'or drop files here'}
        </Text>
      </Group>
    </Dropzone>
  );
}
