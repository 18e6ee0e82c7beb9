import { Anchor, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/numbers.ts';
import { Loading } from '../../ui/Loading.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';

type Props<T> = {
  title: string;
  /** The total number, when the list shows only the first entries. */
  count?: { count: number; isMore: boolean } | undefined;
  /** The view with all of them. */
  all: { href: string; label: string };
  /** Says what will appear here. */
  emptyText: string;
  query: { data: unknown; error: { message: string } | null };
  items: readonly T[] | undefined;
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
};

export const exactly = (count: number) => ({ count, isMore: false });

/** A list of tasks, with a link to the view that shows all of them. */
export function TaskList<T>({ title, count, all, emptyText, query, items, ...item }: Props<T>) {
  return (
    <Paper component="section" aria-label={title} data-tone="white" p="md" miw={0}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} fz="md">
          {title}
          {count && count.count > 0 && ` (${formatNumber(count.count)}${count.isMore ? '+' : ''})`}
        </Title>
        <Anchor component={SiteLink} href={all.href} size="sm">
          {all.label}
        </Anchor>
      </Group>
      <LoadError error={query.error} hasData={!!query.data} />
      {!items && !query.error && <Loading text={`Loading ${title.toLowerCase()}...`} />}
      {items?.length === 0 && (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      {items && items.length > 0 && (
        <Stack gap="xs" renderRoot={(root) => <ul {...root} style={{ listStyle: 'none' }} />}>
          {items.map((one) => (
            <li key={item.keyOf(one)} data-row>
              {item.render(one)}
            </li>
          ))}
        </Stack>
      )}
    </Paper>
  );
}

type TaskProps = { href: string; label: string; detail?: ReactNode; children?: ReactNode };

/** A link to one record, its details below, and controls at the end. */
export const Task = ({ href, label, detail, children }: TaskProps) => (
  <Group justify="space-between" wrap="nowrap" gap="sm">
    <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Anchor component={SiteLink} href={href} c="var(--tone-text)" fw={500} underline="hover">
        {label}
      </Anchor>
      {detail && (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
    </Box>
    {children}
  </Group>
);
