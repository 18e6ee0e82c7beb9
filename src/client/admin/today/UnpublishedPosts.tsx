import { localDateTime } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { exactly, Task, TaskList } from './TaskList.tsx';

const SHOWN = 5;

/** Drafts and scheduled posts, the last saved first. */
export function UnpublishedPosts() {
  const scheduled = trpc.blog.adminList.useQuery({ state: 'scheduled', page: 1 });
  const drafts = trpc.blog.adminList.useQuery({ state: 'draft', page: 1 });
  const posts =
    scheduled.data &&
    drafts.data &&
    [...scheduled.data.posts, ...drafts.data.posts].slice(0, SHOWN);
  return (
    <TaskList
      title="Drafts and scheduled posts"
      count={drafts.data && exactly(drafts.data.counts.draft + drafts.data.counts.scheduled)}
      all={{ href: '/admin/posts', label: 'All posts' }}
      emptyText="A post that you start or schedule appears here until it is public."
      query={scheduled.error ? scheduled : drafts}
      items={posts}
      keyOf={({ id }) => id}
      render={({ id, title, published, publishAt, updatedAt }) => (
        <Task
          href={`/admin/posts/${id}`}
          label={title}
          detail={
            published === 'scheduled' && publishAt
              ? `Goes live ${localDateTime(publishAt)}`
              : `Draft, saved ${localDateTime(updatedAt)}`
          }
        />
      )}
    />
  );
}
