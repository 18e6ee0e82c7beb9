import { list as copy } from '../../shared/content/blog.ts';
import { ApiProvider, trpc } from '../api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Articles } from './Articles.tsx';

type Props = { search: string; onClear: () => void };

/** The list of the blog, with the calls that fetch it where the server has not sent it along. */
export const Posts = (props: Props) => (
  <ApiProvider>
    <FetchedPosts {...props} />
  </ApiProvider>
);

function FetchedPosts(props: Props) {
  const { data, isPending, isError } = trpc.blog.cards.useQuery();
  if (isPending) return <Loading text={copy.loading} />;
  return <Articles posts={data?.posts ?? []} hasFailed={isError} {...props} />;
}
