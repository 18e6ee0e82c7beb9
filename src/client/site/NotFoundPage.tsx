import { Group, Text } from '@mantine/core';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { pageLink } from '../lib/pageLinks.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const content = ['pages/not-found'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/not-found').head;

export function Page() {
  const { title, text, suggestion, links } = useContent('pages/not-found');
  const site = useContent('site');
  return (
    <EmptyPage title={title} text={text}>
      <Text c="dimmed" mt="0.75rem">
        {suggestion}
      </Text>
      <Group gap="0.25rem 1.75rem" mt="1rem" renderRoot={(list) => <ul {...list} />}>
        {links.map((path) => (
          <li key={path}>
            <ButtonLink variant="arrow" {...pageLink(site, path)} />
          </li>
        ))}
      </Group>
    </EmptyPage>
  );
}
