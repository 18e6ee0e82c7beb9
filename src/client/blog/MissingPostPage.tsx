import { missingHead, post } from '../../shared/content/blog.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const head = () => missingHead;

/** Shown with status 404 when a post does not exist or cannot be loaded. */
export function Page() {
  const { back, ...texts } = post.notFound;
  return (
    <EmptyPage {...texts}>
      <ButtonLink mt="1.75rem" {...back} />
    </EmptyPage>
  );
}
