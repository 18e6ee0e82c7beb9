import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const content = ['pages/blog'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/blog').missing.head;

/** Shown with status 404 when a post does not exist or cannot be loaded. */
export function Page() {
  const { missing, post } = useContent('pages/blog');
  const { label, title, text } = missing;
  return (
    <EmptyPage {...{ label, title, text }}>
      <ButtonLink mt="1.75rem" {...post.back} />
    </EmptyPage>
  );
}
