import { missingHead } from '../../shared/content/blog.ts';
import { MissingPost } from './MissingPost.tsx';

export const head = () => missingHead;

/** What the server shows, with status 404, at the address of a post that does not exist. */
export function Page() {
  return <MissingPost />;
}
