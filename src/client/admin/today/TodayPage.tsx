import '@mantine/core/styles/Kbd.layer.css';
import { Alert, Kbd, SimpleGrid, Text } from '@mantine/core';
import { useRef } from 'react';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { useRowKeys } from '../table/rows.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { Calls } from './Calls.tsx';
import { MakeItYours } from './MakeItYours.tsx';
import { Failures } from './Failures.tsx';
import { Figures } from './Figures.tsx';
import { NewResponses } from './NewResponses.tsx';
import { UnpublishedPosts } from './UnpublishedPosts.tsx';
import { localDay, shortDate, localDateTime } from '../../../shared/dates.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../lib/api.tsx';
import { Task, TaskList } from './TaskList.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { nameOf } from '../leads/leadParts.tsx';

const SHOWN = 6;

/** Leads with the status `new`, newest first. */
function NewLeads() {
  const query = trpc.leads.page.useQuery({ status: 'new', limit: SHOWN });
  const { data: count } = trpc.leads.count.useQuery({ status: 'new' });
  return (
    <TaskList
      title="New leads"
      count={count}
      all={{ href: '/admin/leads?status=new', label: 'All new leads' }}
      emptyText="New leads appear here until you change their status."
      query={query}
      items={query.data?.leads}
      keyOf={({ id }) => id}
      render={(lead) => (
        <Task
          href={`/admin/leads?status=new&lead=${lead.id}`}
          label={nameOf(lead)}
          detail={[
            lead.company,
            labelOf(lead.offerType || lead.leadType),
            localDateTime(lead.createdAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
    />
  );
}

/** Leads whose follow-up is due today or overdue. */
function FollowUps() {
  const query = trpc.admin.today.useQuery({ zone: viewerZone() });
  const { data: count } = trpc.leads.count.useQuery({ due: 'due', zone: viewerZone() });
  return (
    <TaskList
      title="Follow-ups due"
      count={count}
      all={{ href: '/admin/leads?due=due', label: 'All follow-ups due' }}
      emptyText="Set a follow-up date on a lead, and the lead appears here on that day."
      query={query}
      items={query.data?.followUps}
      keyOf={({ id }) => id}
      render={({ id, name, company, followUpOn, owner }) => (
        <Task
          href={`/admin/leads?due=due&lead=${id}`}
          label={[name, company].filter(Boolean).join(', ')}
          detail={[dueText(followUpOn), owner].filter(Boolean).join(' · ')}
        />
      )}
    />
  );
}

const dueText = (day: string) =>
  day === localDay() ? 'Due today' : `Overdue since ${shortDate(day)}`;

/** The owner sees why an edit of the content files does not show. */
function ContentProblems() {
  const { data = [] } = trpc.content.problems.useQuery();
  if (data.length === 0) return null;
  return (
    <Alert mb="md" title="The site shows its former content">
      <Text>A changed content file has a problem. Correct it and load the files again.</Text>
      {data.map((problem) => (
        <Text key={problem} ff="monospace" size="sm" mt="xs">
          {problem}
        </Text>
      ))}
    </Alert>
  );
}

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
        <Text size="sm" c="dimmed" data-keyboard-hint>
          <Kbd>j</Kbd> and <Kbd>k</Kbd> move between tasks, <Kbd>Enter</Kbd> opens one
        </Text>
      </ViewHeader>
      <ContentProblems />
      <Figures />
      <ForRole least="editor">
        <MakeItYours />
      </ForRole>
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
