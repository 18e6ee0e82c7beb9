import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { postStates, type PublishedState } from '../../../shared/blog.ts';
import { POSTS_PER_PAGE } from '../../../shared/posts.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { DataTable } from '../DataTable.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { dateAndTime } from '../figures.ts';
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
  const [search, setSearch] = useState('');
  const [state, setState] = useState<PublishedState>();
  const [page, setPage] = useState(1);
  const { data, error } = trpc.blog.adminList.useQuery(
    { search, page, ...(state && { state }) },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <>
      <ViewHeader title={title}>
        <ButtonLink href="/admin/posts/new" label="New post" className={classes.new} />
      </ViewHeader>
      <form className={classes.filter} role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          label="Search title, address and excerpt"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
        <SelectField
          label="State"
          value={state ?? ''}
          onChange={({ target }) => {
            setState(postStates.find((one) => one === target.value));
            setPage(1);
          }}
        >
          <option value="">All</option>
          {postStates.map((one) => (
            <option key={one} value={one}>
              {names[one]} {data && `(${data.counts[one]})`}
            </option>
          ))}
        </SelectField>
      </form>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text={loading} />}
      {data && <Rows posts={data.posts} isFiltered={search !== '' || state !== undefined} />}
      {data && data.total > POSTS_PER_PAGE && (
        <Pages page={page} last={Math.ceil(data.total / POSTS_PER_PAGE)} onGo={setPage} />
      )}
    </>
  );
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
            <time dateTime={post.updatedAt}>{dateAndTime(post.updatedAt)}</time>
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
          {dateAndTime(publishAt)}
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
