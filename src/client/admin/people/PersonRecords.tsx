import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { localDate } from '../../../shared/dates.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { OfferAndType, StatusBadge } from '../leads/leadParts.tsx';
import { LabelBadge } from '../ui/LabelBadge.tsx';
import type { PersonDetails } from './types.ts';

/** The leads, quiz responses and whiteboards of a person, with links to each. */
export function PersonRecords({ person: { leads, responses, boards } }: { person: PersonDetails }) {
  return (
    <>
      <Records title="Leads" emptyText="No form sent yet." items={leads}>
        {(lead) => (
          <Group key={lead.id} component="li" justify="space-between" gap="0.125rem 1rem">
            <RecordLink href={`/admin/leads?lead=${lead.id}`} label={localDate(lead.createdAt)} />
            <Text span size="sm">
              <OfferAndType {...lead} />
            </Text>
            <StatusBadge status={lead.status} />
          </Group>
        )}
      </Records>
      <Records title="Quiz responses" emptyText="Has not taken the quiz yet." items={responses}>
        {(response) => (
          <Group key={response.id} component="li" justify="space-between" gap="0.125rem 1rem">
            <RecordLink
              href={`/admin?response=${response.id}`}
              label={localDate(response.createdAt)}
            />
            <LabelBadge value={response.result} />
            <RecordLink href={`/admin/responses/${response.id}/guide`} label="Guide" />
          </Group>
        )}
      </Records>
      {boards.length > 0 && (
        <Records title="Whiteboards" emptyText="" items={boards}>
          {(board) => (
            <li key={board.id}>
              <RecordLink href={`/whiteboard?board=${board.id}`} label={board.title} />
            </li>
          )}
        </Records>
      )}
    </>
  );
}

type RecordsProps<T> = {
  title: string;
  emptyText: string;
  items: readonly T[];
  children: (item: T) => ReactNode;
};

const Records = <T,>({ title, emptyText, items, children }: RecordsProps<T>) => (
  <Paper component="section" aria-label={title} data-tone="white" p="md">
    <Title order={2} fz="md" mb="xs">
      {title}
    </Title>
    {items.length === 0 ? (
      <Text size="sm" c="dimmed">
        {emptyText}
      </Text>
    ) : (
      <Stack
        gap="xs"
        renderRoot={(root) => <ul {...root} style={{ listStyle: 'none' }} />}
        style={{ overflowWrap: 'anywhere' }}
      >
        {items.map(children)}
      </Stack>
    )}
  </Paper>
);

const RecordLink = ({ href, label }: { href: string; label: string }) => (
  <Anchor component={SiteLink} href={href} c="var(--tone-text)" fw={500} size="sm">
    {label}
  </Anchor>
);
