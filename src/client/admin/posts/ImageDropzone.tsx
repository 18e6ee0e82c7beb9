import '@mantine/core/styles/Loader.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { errorMessage } from '../ui/errorText.ts';
import { pictureTypes, rejectionOf } from './article/pictures/pictureFiles.ts';

export type UploadedImage = Outputs['blog']['upload'];

type Props = {
  /** The URL of the current image. */
  src?: string | null | undefined;
  alt?: string;
  error: ReactNode;
  onUploaded: (image: UploadedImage) => void;
};

/** Uploads an image that is dropped, pasted or chosen. */
export function ImageDropzone({ src, alt = '', error, onUploaded }: Props) {
  const upload = trpc.blog.upload.useMutation({ onSuccess: onUploaded });
  const [fileError, setFileError] = useState<string>();
  const uploadFile = (file: File | undefined) => {
    const reason = file && rejectionOf(file);
    setFileError(reason);
    if (file && !reason) upload.mutate(file);
  };
  return (
    <Input.Wrapper
      description="JPEG, PNG, WebP, AVIF or GIF, at most 15 MB."
      error={fileError ?? (upload.error ? errorMessage(upload.error) : error)}
      inputWrapperOrder={['input', 'description', 'error']}
    >
      <Dropzone
        accept={pictureTypes}
        multiple={false}
        disabled={upload.isPending}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': src ? 'Another file' : 'File' }}
        onDrop={([file]: File[]) => uploadFile(file)}
        onReject={([rejection]: { file: File }[]) => uploadFile(rejection?.file)}
        onPaste={({ clipboardData }: ClipboardEvent) => uploadFile(clipboardData.files[0])}
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
