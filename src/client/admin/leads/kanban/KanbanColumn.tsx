import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { KanbanStatus } from '../../../../shared/leads/constants.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { trpc } from '../../../lib/api.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../table/MoreButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { labelOf } from '../../../../shared/labelOf.ts';
import { StatusBadge } from '../leadParts.tsx';
import { columnData, readCard } from './drag.ts';
import { LeadCard } from './LeadCard.tsx';
import classes from './LeadKanban.module.css';

type Props = { status: KanbanStatus; filter: Record<string, string> };

/** The leads of one status, page by page, and their number. */
export function KanbanColumn({ status, filter }: Props) {
  const headingId = useId();
  const column = useRef<HTMLElement>(null);
  const isTarget = useDropTarget(column, status);
  const list = trpc.leads.kanbanColumn.useInfiniteQuery(
    { ...filter, status },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { data: count } = trpc.leads.count.useQuery({ ...filter, status });
  const leads = list.data?.pages.flatMap((page) => page.leads);
  return (
    <section
      ref={column}
      aria-labelledby={headingId}
      className={classes.column}
      data-target={isTarget || undefined}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={2} id={headingId} fz="sm">
          <StatusBadge status={status} />
        </Title>
        <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {count && `${formatNumber(count.count)}${count.isMore ? '+' : ''}`}
          <span className="visually-hidden">{count?.count === 1 ? ' lead' : ' leads'}</span>
        </Text>
      </Group>
      <LoadError error={list.error} hasData={!!leads} />
      {!leads && !list.error && <Loading text={`Loading ${labelOf(status)}...`} />}
      {leads?.length === 0 && (
        <Text size="sm" c="dimmed">
          No leads
        </Text>
      )}
      <Stack gap="0.375rem" renderRoot={(root) => <ul {...root} style={{ listStyle: 'none' }} />}>
        {leads?.map((lead) => (
          <LeadCard key={lead.id} lead={lead} />
        ))}
      </Stack>
      <MoreButton label={`Show more ${labelOf(status).toLowerCase()} leads`} list={list} />
    </section>
  );
}

/** Takes cards of other columns; returns whether one is above it. */
function useDropTarget(column: React.RefObject<HTMLElement | null>, status: KanbanStatus) {
  const [isTarget, setTarget] = useState(false);
  useEffect(() => {
    if (!column.current) return undefined;
    return dropTargetForElements({
      element: column.current,
      getData: () => columnData(status),
      canDrop: ({ source }) => {
        const lead = readCard(source.data);
        return lead !== undefined && lead.status !== status;
      },
      onDragEnter: () => setTarget(true),
      onDragLeave: () => setTarget(false),
      onDrop: () => setTarget(false),
    });
  }, [column, status]);
  return isTarget;
}
