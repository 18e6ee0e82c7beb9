import { SimpleGrid } from '@mantine/core';
import { AdminLayout } from '../shell/AdminLayout.tsx';
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
  isPrivate: true,
});

export const Layout = AdminLayout;

export function Page() {
  return (
    <>
      <ViewHeader title={title} />
      <Figures />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" verticalSpacing="md" mt="md">
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
