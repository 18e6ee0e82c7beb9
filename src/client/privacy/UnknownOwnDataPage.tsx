import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const content = ['pages/own-data'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/own-data').head;

/** Shown with status 404, and when a link stops working while its page is open. */
export function Page() {
  const { hero, unknown } = useContent('pages/own-data');
  const { action, ...text } = unknown;
  return (
    <EmptyPage label={hero.label} {...text}>
      <ButtonLink mt="1.75rem" {...action} />
    </EmptyPage>
  );
}
