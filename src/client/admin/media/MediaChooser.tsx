import { Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { MEDIA_PER_PAGE, type MediaKind } from '../../../shared/media.ts';
import { trpc } from '../../lib/api.tsx';
import { Pages } from '../table/Pages.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadZone } from './UploadZone.tsx';

const DEBOUNCE_MS = 250;

type Props = { kind: MediaKind; onChoose: (id: string) => void };

/** Chooses a file of the library, or uploads it. */
export function MediaChooser({ kind, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed, DEBOUNCE_MS);
  const list = trpc.media.list.useQuery(
    { kind, search, page },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap="sm">
      <UploadZone
        kind={kind}
        label="Upload a file"
        hint="or drop it here"
        onStored={(stored) => stored.kind === kind && onChoose(stored.id)}
      />
      <TextInput
        type="search"
        size="sm"
        aria-label="Search files"
        placeholder="Name or description"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPage(1);
        }}
      />
      <QueryResult query={list} loadingText="Loading files...">
        {({ media, total }) => (
          <>
            {media.length === 0 && <Notice>{search ? 'No files match.' : 'No files yet.'}</Notice>}
            <MediaGrid media={media} onChoose={({ id }) => onChoose(id)} />
            <Pages page={page} total={total} perPage={MEDIA_PER_PAGE} onChange={setPage} />
          </>
        )}
      </QueryResult>
    </Stack>
  );
}
