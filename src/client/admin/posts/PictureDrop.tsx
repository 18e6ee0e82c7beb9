import '@mantine/core/styles/Loader.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { MAX_PICTURE_BYTES } from '../../../shared/posts.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { errorMessage } from '../ui/errorText.ts';

export type Picture = Outputs['blog']['upload'];

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const pictureIn = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => types.includes(type));

type Props = {
  /** The current picture. */
  src?: string | null | undefined;
  alt?: string;
  /** Uploaded on mount. */
  initialFile?: File | undefined;
  error: ReactNode;
  onUploaded: (picture: Picture) => void;
};

/** Uploads an image that is dropped, pasted or chosen. */
export function PictureDrop({ src, alt = '', initialFile, error, onUploaded }: Props) {
  const upload = trpc.blog.upload.useMutation({ onSuccess: onUploaded });
  const [fileError, setFileError] = useState<string>();
  const send = (file: File | undefined) => {
    const reason = file && fileErrorOf(file);
    setFileError(reason);
    if (file && !reason) upload.mutate(file);
  };
  const sendInitial = useEffectEvent(() => send(initialFile));
  useEffect(() => sendInitial(), []);
  return (
    <Input.Wrapper
      description="JPEG, PNG, WebP, AVIF or GIF, at most 15 MB."
      error={fileError ?? (upload.error ? errorMessage(upload.error) : error)}
      inputWrapperOrder={['input', 'description', 'error']}
    >
      <Dropzone
        accept={types}
        multiple={false}
        disabled={upload.isPending}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': src ? 'Another file' : 'File' }}
        onDrop={([file]: File[]) => send(file)}
        onReject={([rejection]: { file: File }[]) => send(rejection?.file)}
        onPaste={({ clipboardData }: ClipboardEvent) => send(pictureIn(clipboardData.files))}
        mb="xs"
      >
        <Stack align="center" gap="sm">
          {src && <Image src={src} alt={alt} mah="16rem" radius="sm" />}
          {upload.isPending ? (
            <Group role="status" gap="sm">
              <Loader size="sm" /> Uploading…
            </Group>
          ) : (
            <>
              <Text size="sm" c="dimmed">
                Drop or paste a picture here
              </Text>
              {/* The click bubbles to the dropzone, which opens the file chooser. */}
              <Button variant="outline" size="xs">
                {src ? 'Choose another picture' : 'Choose picture'}
              </Button>
            </>
          )}
        </Stack>
      </Dropzone>
    </Input.Wrapper>
  );
}

function fileErrorOf({ type, size }: File) {
  if (type && !types.includes(type)) return 'Use JPEG, PNG, WebP, AVIF or GIF';
  return size > MAX_PICTURE_BYTES ? 'Pictures may have at most 15 MB' : undefined;
}
