import { Group, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MEDIA_PER_PAGE, MediaFilter, mediaKinds } from '../../../shared/media.ts';
import { trpc } from '../../lib/api.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { Pages } from '../table/Pages.tsx';
import { SearchBar } from '../table/SearchField.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { QueryResult } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { kindLabels } from './MediaThumbnail.tsx';
import { UploadZone } from './UploadZone.tsx';

const title = 'Media';

export const head = () => ({
  title,
  description: 'Pictures, recordings, videos and documents of the site.',
});

export const Layout = AdminLayout;

export function Page() {
  const [params] = useSearchParams();
  const setSearchParams = useSetSearchParams();
  const { shape } = MediaFilter;
  const search = shape.search.safeParse(params.get('q') ?? undefined).data ?? '';
  const kind = shape.kind.safeParse(params.get('kind')).data;
  const page = shape.page.safeParse(Number(params.get('page'))).data ?? 1;
  const opened = params.get('media');
  const list = trpc.media.list.useQuery(
    { search, page, ...(kind && { kind }) },
    { placeholderData: keepPreviousData },
  );
  const kinds = mediaKinds.map((value) => ({ value, label: kindLabels[value] }));
  return (
    <>
      <ViewHeader title={title} />
      <ForRole least="editor">
        <UploadZone label="Upload files" hint="or drop them here, up to 100 MB each" />
      </ForRole>
      <Group align="start" wrap="nowrap" mt="sm">
        <SearchBar q={search} placeholder="Name or description" />
        <NativeSelect
          size="sm"
          mb="sm"
          aria-label="Kind"
          value={kind ?? ''}
          onChange={(event) => setSearchParams({ kind: event.target.value })}
          data={[{ value: '', label: 'All kinds' }, ...kinds]}
        />
      </Group>
      <QueryResult query={list} loadingText="Loading files...">
        {({ media, total }) => (
          <>
            {media.length === 0 && (
              <Notice>
                {search || kind || page > 1
                  ? 'No files match.'
                  : 'No files yet. Upload the first one.'}
              </Notice>
            )}
            <MediaGrid media={media} onChoose={({ id }) => setSearchParams({ media: id })} />
            <Pages
              page={page}
              total={total}
              perPage={MEDIA_PER_PAGE}
              onChange={(next) => setSearchParams({ page: next > 1 ? String(next) : undefined })}
            />
          </>
        )}
      </QueryResult>
      {opened && <MediaDialog key={opened} id={opened} />}
    </>
  );
}
