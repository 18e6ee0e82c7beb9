import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { ownDataPage as copy } from '../../shared/content/ownDataPage.ts';
import type { Outputs } from '../lib/api.tsx';
import { LongReadPart } from '../ui/LongRead.tsx';
import classes from './OwnData.module.css';

export type OwnData = Outputs['privacy']['me'];
type PartName = keyof typeof copy.none;

type GroupProps<T> = {
  part: PartName;
  items: readonly T[];
  total: number;
  children: (item: T) => ReactNode;
};

/** One kind of records, newest first. */
export function RecordGroup<T extends { id: string }>(props: GroupProps<T>) {
  const { part, items, total, children } = props;
  return (
    <LongReadPart {...copy.parts[part]}>
      {items.length === 0 && <Text c="dimmed">{copy.none[part]}</Text>}
      {items.map((item) => (
        <div key={item.id} className={classes.record}>
          {children(item)}
        </div>
      ))}
      {total > items.length && (
        <Text size="sm" c="dimmed" mt="1rem">
          {copy.newest(items.length, total)}
        </Text>
      )}
    </LongReadPart>
  );
}

/** Labels with values; those without a value are left out. */
export const Fields = ({ rows }: { rows: Readonly<Record<string, ReactNode>> }) => (
  <dl className={classes.fields}>
    {Object.entries(rows)
      .filter(
        ([, value]) => value !== false && value !== null && value !== undefined && value !== '',
      )
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
