import '@mantine/core/styles/Kbd.layer.css';
import { Kbd, SimpleGrid, Text } from '@mantine/core';
import { useRef } from 'react';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { useRowKeys } from '../table/rows.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { Calls } from './Calls.tsx';
import { Failures } from './Failures.tsx';
import { FollowUps } from './FollowUps.tsx';
import { Figures } from './Figures.tsx';
import { NewLeads } from './NewLeads.tsx';
import { NewResponses } from './NewResponses.tsx';
import { UnpublishedPosts } from './UnpublishedPosts.tsx';

const title = 'Today';

export const head = () => ({
  title,
  description: 'What to do today: new leads, calls, failures and drafts.',
});

export const Layout = AdminLayout;

export function Page() {
  const lists = useRef<HTMLDivElement>(null);
  useRowKeys(lists);
  return (
    <>
      <ViewHeader title={title}>
        <Text size="sm" c="dimmed" visibleFrom="sm">
          <Kbd>j</Kbd> and <Kbd>k</Kbd> move between tasks, <Kbd>Enter</Kbd> opens one
        </Text>
      </ViewHeader>
      <Figures />
      <SimpleGrid ref={lists} cols={{ base: 1, lg: 2 }} spacing="md" verticalSpacing="md" mt="md">
        <NewLeads />
        <Calls />
        <FollowUps />
        <Failures />
        <NewResponses />
        <UnpublishedPosts />
      </SimpleGrid>
    </>
  );
}
