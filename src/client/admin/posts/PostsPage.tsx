import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localDateTime } from '../../../shared/dates.ts';
import { postStates, type PublishedState } from '../../../shared/blog.ts';
import { POSTS_PER_PAGE } from '../../../shared/posts.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { useChangeView } from '../useChangeView.ts';
import { DataTable } from '../DataTable.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { SearchField } from '../SearchField.tsx';
import { showFromTop } from '../showFromTop.ts';
import { ViewHeader } from '../ViewHeader.tsx';
import classes from './PostsPage.module.css';

const title = 'Blog Posts';
const loading = 'Loading posts...';

export const head = () => ({
  title,
  description: 'Drafts, scheduled and published posts of the blog.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <Posts />
    </AdminFrame>
  );
}

const names: Record<PublishedState, string> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
};

function Posts() {
  const { search, state, page } = usePostView();
  const table = useRef<HTMLDivElement>(null);
  const { data, error } = trpc.blog.adminList.useQuery(
    { search, page, ...(state && { state }) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const changeView = useChangeView();
  const turnTo = (next: number) => {
    changeView({ page: next > 1 ? String(next) : undefined });
    showFromTop(table.current);
  };
  return (
    <>
      <ViewHeader title={title}>
        <ButtonLink href="/admin/posts/new" label="New post" className={classes.new} />
      </ViewHeader>
      <form className={classes.filter} role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField q={search} label="Search title, address and excerpt" />
        <NativeSelect
          label="State"
          value={state ?? ''}
          onChange={({ target }) => changeView({ state: target.value })}
        >
          <option value="">All</option>
          {postStates.map((one) => (
            <option key={one} value={one}>
              {names[one]} {data && `(${data.counts[one]})`}
            </option>
          ))}
        </NativeSelect>
      </form>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text={loading} />}
      <div ref={table} tabIndex={-1} className={classes.list}>
        {data && <Rows posts={data.posts} isFiltered={search !== '' || state !== undefined} />}
      </div>
      {data && data.total > POSTS_PER_PAGE && (
        <Pages page={page} last={Math.ceil(data.total / POSTS_PER_PAGE)} onGo={turnTo} />
      )}
    </>
  );
}

/** What is listed stands in the address alone, so that whoever comes back from a post finds it again. */
function usePostView() {
  const [params] = useSearchParams();
  return {
    search: params.get('q') ?? '',
    state: postStates.find((one) => one === params.get('state')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

type Row = Outputs['blog']['adminList']['posts'][number];

function Rows({ posts, isFiltered }: { posts: readonly Row[]; isFiltered: boolean }) {
  if (posts.length === 0)
    return (
      <p className={classes.none} role="status">
        {isFiltered ? 'No post matches.' : 'No posts yet. Write the first one.'}
      </p>
    );
  return (
    <DataTable label={title} columns={['Title', 'State', 'Author', 'Last saved']}>
      {posts.map((post) => (
        <tr key={post.id}>
          <th scope="row">
            <SiteLink
              href={`/admin/posts/${post.id}`}
              label={post.title}
              className={classes.title}
            />
          </th>
          <td>
            <State post={post} />
          </td>
          <td className={classes.author}>{post.author}</td>
          <td>
            <time dateTime={post.updatedAt}>{localDateTime(post.updatedAt)}</time>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function State({ post: { published, publishAt } }: { post: Row }) {
  return (
    <>
      <span className={classes.state} data-state={published}>
        {published}
      </span>
      {published === 'scheduled' && publishAt && (
        <time dateTime={publishAt} className={classes.moment}>
          {localDateTime(publishAt)}
        </time>
      )}
    </>
  );
}

type PagesProps = { page: number; last: number; onGo: (page: number) => void };

const Pages = ({ page, last, onGo }: PagesProps) => (
  <nav className={classes.pages} aria-label="Pages">
    <Button
      variant="outline"
      className={classes.new}
      disabled={page === 1}
      onClick={() => onGo(page - 1)}
    >
      Previous
    </Button>
    <span>
      Page {page} of {last}
    </span>
    <Button
      variant="outline"
      className={classes.new}
      disabled={page >= last}
      onClick={() => onGo(page + 1)}
    >
      Next
    </Button>
  </nav>
);
