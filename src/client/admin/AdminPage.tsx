import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { ExportLink } from './ExportLink.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Notice } from './Notice.tsx';
import { ViewHeader } from './ViewHeader.tsx';

type Figure = { label: string; value: number | undefined; hint?: string };

type Props = {
  title: string;
  exportHref: string;
  figures: readonly Figure[];
  state: { error: { message: string } | null; isEmpty: boolean; isLoading: boolean };
  words: { loading: string; empty: string };
  /** The table or list, once it is here. */
  children: ReactNode;
};

/** A view of the admin that is figures above rows. */
export function AdminPage({ title, exportHref, figures, state, words, children }: Props) {
  const { error, isEmpty, isLoading } = state;
  return (
    <>
      <ViewHeader title={title}>
        <ExportLink href={exportHref} />
        {!isLoading && <Figures items={figures} />}
      </ViewHeader>
      <LoadFailure error={error} hasData={!isLoading} />
      {isLoading && !error && <Loading text={words.loading} />}
      {!isLoading && (isEmpty ? <Notice>{words.empty}</Notice> : children)}
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
