import { Title } from '@mantine/core';
import { type Api, ApiProvider, trpc } from '../api.tsx';

export const head = () => ({ title: 'Blog', description: 'Blog' });

export const load = ({ utils }: Api) => utils.blog.cards.fetch();

export function Page() {
  return (
    <ApiProvider>
      <Blog />
    </ApiProvider>
  );
}

function Blog() {
  const { data } = trpc.blog.cards.useQuery();
  return (
    <>
      <Title>Blog</Title>
      <ul>
        {data?.posts.map((post) => (
          <li key={post.id}>{post.title}</li>
        ))}
      </ul>
    </>
  );
}
