import { post } from '../../shared/content/blog.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DeadEnd } from '../ui/DeadEnd.tsx';

/** There is no such post, or it could not be fetched. */
export function MissingPost() {
  const { back, ...words } = post.notFound;
  return (
    <DeadEnd {...words}>
      <ButtonLink mt="1.75rem" {...back} />
    </DeadEnd>
  );
}
