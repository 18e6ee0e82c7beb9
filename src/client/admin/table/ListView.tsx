import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { ExportLink } from './ExportLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

type Figure = { label: string; value: number | undefined; hint?: string };

type Props = {
  title: string;
  exportHref: string;
  figures: readonly Figure[];
  state: { error: { message: string } | null; isEmpty: boolean; isLoading: boolean };
  loading: string;
  empty: string;
  /** The table or list, rendered once it is loaded and not empty. */
  children: ReactNode;
};

/** A view of the admin with statistics above a list. */
export function ListView({ title, exportHref, figures, state, ...rest }: Props) {
  const { error, isEmpty, isLoading } = state;
  const { loading, empty, children } = rest;
  return (
    <>
      <ViewHeader title={title}>
        <ExportLink href={exportHref} />
        {!isLoading && <Figures items={figures} />}
      </ViewHeader>
      <LoadError error={error} hasData={!isLoading} />
      {isLoading && !error && <Loading text={loading} />}
      {!isLoading && (isEmpty ? <Notice>{empty}</Notice> : children)}
    </>
  );
}

const Figures = ({ items }: { items: readonly Figure[] }) => (
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
          {value?.toLocaleString('en-US')}
        </Text>
      </Group>
    ))}
  </Group>
);
