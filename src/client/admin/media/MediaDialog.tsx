import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import { localDateTime, shortDate } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toast } from '../../ui/toasts.ts';
import { ForRole, useHasRole } from '../shell/useRole.tsx';
import { useDetailDialog } from '../table/useDetailDialog.ts';
import { openConfirmation, openDialog } from '../ui/Confirmation.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { sizeText } from './mediaFiles.ts';
import { MediaTextsForm, type OpenedMedia } from './MediaTextsForm.tsx';
import { kindLabels } from './MediaThumbnail.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { UploadZone } from './UploadZone.tsx';

/** A file of the library: what it is, what people say about it, and where it is used. */
export function MediaDialog({ id }: { id: string }) {
  const { isClosed, close } = useDetailDialog('media');
  const query = trpc.media.open.useQuery({ id }, { refetchOnMount: 'always', enabled: !isClosed });
  if (isClosed) return null;
  return (
    <Dialog title={query.data?.name ?? 'File'} onClose={close} isWide>
      <QueryResult query={query} loadingText="Loading the file...">
        {(media) => <Opened media={media} onClose={close} />}
      </QueryResult>
    </Dialog>
  );
}

function Opened({ media, onClose }: { media: OpenedMedia; onClose: () => void }) {
  const isEditor = useHasRole('editor');
  return (
    <Stack gap="md">
      <MediaPreview media={media} />
      <Text size="sm" c="dimmed">
        {factsText(media)}
      </Text>
      {isEditor ? (
        <MediaTextsForm key={media.version} media={media} onSaved={onClose} />
      ) : (
        <Text>{media.alternativeText}</Text>
      )}
      <Uses media={media} />
      <ForRole least="editor">
        <Changes media={media} onClose={onClose} />
      </ForRole>
    </Stack>
  );
}

function factsText(media: OpenedMedia) {
  const { kind, bytes, width, height, duration, uploadedBy, createdAt, replacedAt } = media;
  return [
    kindLabels[kind],
    sizeText(bytes),
    ...(width && height ? [`${width} × ${height}`] : []),
    ...(duration ? [durationText(duration)] : []),
    `uploaded by ${uploadedBy}, ${localDateTime(replacedAt ?? createdAt)}`,
  ].join(' · ');
}

const durationText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')} min`;

const usesOf = ({ uses }: OpenedMedia) => [
  ...uses.documents.map((one) => ({ ...one, href: `/admin/site/${one.key}` })),
  ...uses.posts.map((one) => ({ ...one, href: `/admin/posts/${one.id}` })),
  ...uses.videos.map((one) => ({
    title: `Poster of ${one.title}`,
    isCurrent: true,
    href: `/admin/media?media=${one.id}`,
  })),
];

function Uses({ media }: { media: OpenedMedia }) {
  const { deletedAt } = media;
  const links = usesOf(media);
  return (
    <section aria-label="Used in">
      <Text fw={600}>Used in</Text>
      {links.length === 0 && (
        <Text size="sm">
          Nothing. {deletedAt && `Unused, will be deleted on ${shortDate(deletedAt)}.`}
        </Text>
      )}
      <List size="sm">
        {links.map(({ href, title, isCurrent }) => (
          <List.Item key={`${href} ${isCurrent}`}>
            <TextLink href={href}>{title}</TextLink>
            {!isCurrent && ' (an earlier version)'}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function Changes({ media, onClose }: { media: OpenedMedia; onClose: () => void }) {
  const { id, kind, name, url } = media;
  const utils = trpc.useUtils();
  const removal = trpc.media.remove.useMutation();
  const isUsed = usesOf(media).some(({ isCurrent }) => isCurrent);
  const askToDelete = () => {
    if (isUsed)
      return openDialog(`${name} is in use`, () => (
        <Stack gap="sm">
          <Text size="sm">The site shows it. Choose another file there, then delete this one.</Text>
          <Uses media={media} />
        </Stack>
      ));
    openConfirmation({
      title: `Delete ${name}?`,
      action: 'Delete file',
      onConfirm: async () => {
        await removal.mutateAsync({ id });
        onClose();
        await utils.media.list.invalidate();
        toast({ title: 'Deleted', description: name });
      },
      children: 'It is deleted at once, also from earlier versions of documents.',
    });
  };
  return (
    <>
      <UploadZone
        kind={kind}
        replaces={id}
        label="Replace file"
        hint="It takes this one’s place wherever it is used."
        onStored={() => {
          void utils.content.invalidate();
          toast({ title: 'Replaced', description: 'The site shows the new file now.' });
        }}
      />
      <Group gap="md">
        <Anchor href={url} download={name} fz="sm">
          Download
        </Anchor>
        <SmallButton onClick={askToDelete}>Delete file</SmallButton>
      </Group>
    </>
  );
}
