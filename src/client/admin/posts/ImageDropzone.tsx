import '@mantine/core/styles/Loader.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Image, Input, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { MAX_IMAGE_BYTES } from '../../../shared/posts.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { errorMessage } from '../ui/errorText.ts';

export type UploadedImage = Outputs['blog']['upload'];

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const findImageFile = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => imageTypes.includes(type));

type Props = {
  /** The URL of the current image. */
  src?: string | null | undefined;
  alt?: string;
  /** Uploaded on mount. */
  initialFile?: File | undefined;
  error: ReactNode;
  onUploaded: (image: UploadedImage) => void;
};

/** Uploads an image that is dropped, pasted or chosen. */
export function ImageDropzone({ src, alt = '', initialFile, error, onUploaded }: Props) {
  const upload = trpc.blog.upload.useMutation({ onSuccess: onUploaded });
  const [fileError, setFileError] = useState<string>();
  const uploadFile = (file: File | undefined) => {
    const reason = file && validateFile(file);
    setFileError(reason);
    if (file && !reason) upload.mutate(file);
  };
  const uploadInitialFile = useEffectEvent(() => uploadFile(initialFile));
  useEffect(() => uploadInitialFile(), []);
  return (
    <Input.Wrapper
      description="JPEG, PNG, WebP, AVIF or GIF, at most 15 MB."
      error={fileError ?? (upload.error ? errorMessage(upload.error) : error)}
      inputWrapperOrder={['input', 'description', 'error']}
    >
      <Dropzone
        accept={imageTypes}
        multiple={false}
        disabled={upload.isPending}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': src ? 'Another file' : 'File' }}
        onDrop={([file]: File[]) => uploadFile(file)}
        onReject={([rejection]: { file: File }[]) => uploadFile(rejection?.file)}
        onPaste={({ clipboardData }: ClipboardEvent) =>
          uploadFile(findImageFile(clipboardData.files))
        }
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

function validateFile({ type, size }: File) {
  if (type && !imageTypes.includes(type)) return 'Use JPEG, PNG, WebP, AVIF or GIF';
  return size > MAX_IMAGE_BYTES ? 'Pictures may have at most 15 MB' : undefined;
}
