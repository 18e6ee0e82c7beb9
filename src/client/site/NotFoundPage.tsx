import { Group, Text } from '@mantine/core';
import { head as notFoundHead, notFound } from '../../shared/content/notFound.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const head = () => notFoundHead;

export function Page() {
  return (
    <EmptyPage title={notFound.title} text={notFound.text}>
      <Text c="dimmed" mt="0.75rem">
        {notFound.suggestion}
      </Text>
      <Group gap="0.25rem 1.75rem" mt="1rem" renderRoot={(list) => <ul {...list} />}>
        {notFound.links.map((link) => (
          <li key={link.href}>
            <ButtonLink variant="arrow" {...link} />
          </li>
        ))}
      </Group>
    </EmptyPage>
  );
}
