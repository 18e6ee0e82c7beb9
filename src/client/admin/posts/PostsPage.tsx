import { Anchor, Badge, Group, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { postStates, type PostState } from '../../../shared/blog.ts';
import { localDateTime } from '../../../shared/dates.ts';
import { PostFilter, POSTS_PER_PAGE } from '../../../shared/posts.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import type { Column } from '../table/rows.ts';
import { dateColumn } from '../table/dateColumn.tsx';
import { Pages } from '../table/Pages.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { SearchBar } from '../table/SearchField.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Blog Posts';

export const head = () => ({
  title,
  description: 'Draft, scheduled and published posts of the blog.',
});

export const Layout = AdminLayout;

export function Page() {
  return (
    <>
      <ViewHeader title={title}>
        <ForRole least="editor">
          <ButtonLink href="/admin/posts/new" label="New post" size="xs" />
        </ForRole>
      </ViewHeader>
      <Posts />
    </>
  );
}

const stateColors: Record<PostState, string> = {
  draft: 'ink',
  scheduled: 'brass',
  published: 'gain',
};

type PostRow = Outputs['blog']['adminList']['posts'][number];

const columns: Column<PostRow>[] = [
  {
    accessor: 'title',
    title: 'Title',
    render: ({ id, title }) => (
      <Anchor
        component={SiteLink}
        href={`/admin/posts/${id}`}
        label={title}
        c="inherit"
        style={{ whiteSpace: 'normal' }}
      />
    ),
  },
  {
    accessor: 'published',
    title: 'State',
    width: '10.5rem',
    cardFlex: 'corner',
    render: renderState,
  },
  { accessor: 'author', title: 'Author', width: '11rem', render: ({ author }) => author },
  dateColumn('updatedAt', 'Last saved', { width: '10.5rem' }),
];

/** `published` is the publication state: draft, scheduled or published. */
function renderState({ published, publishAt }: PostRow) {
  return (
    <>
      <Badge variant="light" fz="xs" color={stateColors[published]}>
        {published}
      </Badge>
      {published === 'scheduled' && publishAt && (
        <time dateTime={publishAt}> {localDateTime(publishAt)}</time>
      )}
    </>
  );
}

function Posts() {
  const { search, state, page } = usePostListParams();
  const table = useRef<HTMLDivElement>(null);
  const { data, error, isPlaceholderData } = trpc.blog.adminList.useQuery(
    { search, page, ...(state && { state }) },
    { placeholderData: keepPreviousData },
  );
  const setSearchParams = useSetSearchParams();
  const isFiltered = search || state || page > 1;
  const stateOption = (value: PostState) => ({
    value,
    label: data ? `${labelOf(value)} (${data.counts[value]})` : labelOf(value),
  });
  const goToPage = (next: number) => {
    setSearchParams({ page: next > 1 ? String(next) : undefined });
    table.current?.scrollIntoView({ block: 'start' });
    table.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Group align="start" wrap="nowrap">
        <SearchBar q={search} placeholder="Title, address or excerpt" />
        <NativeSelect
          size="sm"
          mb="sm"
          aria-label="State"
          value={state ?? ''}
          onChange={(event) => setSearchParams({ state: event.target.value })}
          data={[{ value: '', label: 'All states' }, ...postStates.map(stateOption)]}
        />
      </Group>
      <AdminTable
        ref={table}
        label={title}
        columns={columns}
        records={data?.posts}
        error={error}
        isFetching={isPlaceholderData}
        emptyState={isFiltered ? 'No posts match.' : 'No posts yet. Write the first one.'}
      />
      {data && (
        <Pages page={page} total={data.total} perPage={POSTS_PER_PAGE} onChange={goToPage} />
      )}
    </>
  );
}

/** The URL holds the list's state, so that going back from a post restores it. */
function usePostListParams() {
  const [params] = useSearchParams();
  const { shape } = PostFilter;
  return {
    search: shape.search.safeParse(params.get('q') ?? undefined).data ?? '',
    state: shape.state.safeParse(params.get('state')).data,
    page: shape.page.safeParse(Number(params.get('page'))).data ?? 1,
  };
}
