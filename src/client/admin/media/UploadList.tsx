import '@mantine/core/styles/Progress.layer.css';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { SmallButton } from '../ui/SmallButton.tsx';
import { dismissUpload, retryUpload, type Upload, useUploads } from './uploads.ts';

/** The uploads of this tab, or those of one place: their progress, and what failed. */
export function UploadList({ place }: { place: string | undefined }) {
  const uploads = useUploads().filter((upload) => !place || upload.place === place);
  if (uploads.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" p={0} my="sm" style={{ listStyle: 'none' }}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadState upload={upload} />
        </li>
      ))}
    </Stack>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { id, file, progress, error, canRetry } = upload;
  if (error === undefined)
    return (
      <>
        <Text size="sm" truncate>
          {file.name}, {progress < 1 ? `${Math.floor(progress * 100)} %` : 'is being stored…'}
        </Text>
        <Progress color="signal" value={progress * 100} aria-label={`Upload of ${file.name}`} />
      </>
    );
  return (
    <Group gap="sm">
      <Text
        size="sm"
        c="signal.7"
        role="alert"
        flex="1 1 20rem"
        style={{ overflowWrap: 'anywhere' }}
      >
        {file.name}: {error}
      </Text>
      {canRetry && <SmallButton onClick={() => retryUpload(upload)}>Try again</SmallButton>}
      <SmallButton onClick={() => dismissUpload(id)}>Dismiss</SmallButton>
    </Group>
  );
}
