import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ReactNode, useState } from 'react';
import type { MediaKind } from '../../../shared/media.ts';
import { trpc } from '../../lib/api.tsx';
import { newId } from '../../lib/newId.ts';
import { toast } from '../../ui/toasts.ts';
import { acceptOf } from './mediaFiles.ts';
import { UploadList } from './UploadList.tsx';
import { startUpload, type StoredMedia } from './uploads.ts';

type Props = {
  /** Takes one file of this kind. */
  kind?: MediaKind | undefined;
  replaces?: string;
  label: string;
  hint: ReactNode;
  onStored?: (media: StoredMedia) => void;
};

/** Uploads files that are dropped or chosen. Without a kind it also lists the uploads of other places. */
export function UploadZone({ kind, replaces, label, hint, onStored }: Props) {
  const { media } = trpc.useUtils();
  const [place] = useState(newId);
  const stored = (file: StoredMedia) => {
    void media.invalidate();
    onStored?.(file);
  };
  return (
    <>
      <Dropzone
        onDrop={(files: File[]) => {
          for (const file of files) startUpload(file, { kind, replaces, place, onStored: stored });
        }}
        onReject={() => toast({ title: 'One file at a time', description: 'Choose or drop one.' })}
        multiple={!kind}
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
            {hint}
          </Text>
        </Group>
      </Dropzone>
      <UploadList place={kind && place} />
    </>
  );
}
