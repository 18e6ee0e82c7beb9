import { missingHead, post } from '../../shared/content/blog.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const head = () => missingHead;

/** There is no such post, or it could not be fetched; the server sends it with status 404. */
export function Page() {
  const { back, ...words } = post.notFound;
  return (
    <EmptyPage {...words}>
      <ButtonLink mt="1.75rem" {...back} />
    </EmptyPage>
  );
}
