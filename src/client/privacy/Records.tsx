import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Content } from '../../shared/content/documents.ts';
import { fill } from '../../shared/fill.ts';
import { formatNumber } from '../../shared/numbers.ts';
import type { Outputs } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { LongReadPart } from '../ui/LongRead.tsx';
import classes from './OwnData.module.css';

export type OwnData = Outputs['privacy']['me'];

type GroupProps<T> = {
  part: keyof Content['pages/own-data']['records'];
  items: readonly T[];
  total: number;
  children: (item: T) => ReactNode;
};

/** One kind of records, newest first. */
export function RecordGroup<T extends { id: string }>(props: GroupProps<T>) {
  const { part, items, total, children } = props;
  const { records, newest } = useContent('pages/own-data');
  const { title, none } = records[part];
  return (
    <LongReadPart id={part} title={title}>
      {items.length === 0 && <Text c="dimmed">{none}</Text>}
      {items.map((item) => (
        <div key={item.id} className={classes.record}>
          {children(item)}
        </div>
      ))}
      {total > items.length && (
        <Text size="sm" c="dimmed" mt="1rem">
          {fill(newest, { shown: formatNumber(items.length), total: formatNumber(total) })}
        </Text>
      )}
    </LongReadPart>
  );
}

type FieldsProps<Key extends string> = {
  labels: Readonly<Record<Key, string>>;
  rows: Readonly<Partial<Record<Key, ReactNode>>>;
};

/** Labels with values; those without a value are left out. */
export function Fields<Key extends string>({ labels, rows }: FieldsProps<Key>) {
  const names: Readonly<Record<string, string>> = labels;
  return (
    <dl className={classes.fields}>
      {Object.entries<ReactNode>(rows)
        .filter(
          ([, value]) => value !== false && value !== null && value !== undefined && value !== '',
        )
        .map(([key, value]) => (
          <Fragment key={key}>
            <dt>{names[key]}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
