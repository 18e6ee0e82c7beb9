import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/numbers.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ExportLink } from './ExportLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

type Stat = { label: string; value: number | undefined; hint?: string };

type Props = {
  title: string;
  exportHref: string;
  stats: readonly Stat[];
  state: { error: { message: string } | null; isEmpty: boolean; isLoading: boolean };
  loadingText: string;
  emptyText: string;
  /** The table or list, rendered once it is loaded and not empty. */
  children: ReactNode;
};

/** A view of the admin with statistics above a list. */
export function ListView({ title, exportHref, stats, state, ...rest }: Props) {
  const { error, isEmpty, isLoading } = state;
  const { loadingText, emptyText, children } = rest;
  return (
    <>
      <ViewHeader title={title}>
        <ExportLink href={exportHref} />
        {!isLoading && <StatList items={stats} />}
      </ViewHeader>
      <LoadError error={error} hasData={!isLoading} />
      {isLoading && !error && <Loading text={loadingText} />}
      {!isLoading && (isEmpty ? <Notice>{emptyText}</Notice> : children)}
    </>
  );
}

const StatList = ({ items }: { items: readonly Stat[] }) => (
  <Group
    gap="0 clamp(0.75rem, 2vw, 1.5rem)"
    flex="1 0 100%"
    renderRoot={(root) => <dl {...root} />}
  >
    {items.map(({ label, value, hint }) => (
      <Group key={label} gap="0.375rem" title={hint}>
        <Text component="dt" size="sm" c="dimmed">
          {label}
          {hint && <span className="visually-hidden"> ({hint})</span>}
        </Text>
        <Text component="dd" fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value !== undefined && formatNumber(value)}
        </Text>
      </Group>
    ))}
  </Group>
);
