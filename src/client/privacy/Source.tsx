import { Text } from '@mantine/core';
import { isObject } from '../../shared/isObject.ts';
import { sourceLabels } from '../../shared/sourceLabels.ts';
import { useContent } from '../lib/content.ts';
import { Moment } from './Moment.tsx';

/** The first and the last visit before a form was sent; only one if they are the same. */
export function Source({ attribution }: { attribution: unknown }) {
  const titles: Readonly<Partial<Record<string, string>>> = useContent('pages/own-data').sources;
  if (!isObject(attribution)) return null;
  const { first, ...others } = attribution;
  const isSame = JSON.stringify(first) === JSON.stringify(others.last);
  const visits = Object.entries(isSame ? { first } : { first, ...others });
  return visits.map(([visit, source]) => (
    <div key={visit}>
      <Text size="sm" c="dimmed">
        {titles[visit] ?? visit}
      </Text>
      <VisitSource source={source} />
    </div>
  ));
}

/** The parts of a visit, each on a line. */
export const VisitSource = ({ source }: { source: unknown }) =>
  isObject(source) &&
  Object.entries(source).map(([name, value]) => (
    <div key={name}>
      {sourceLabels[name] ?? name}: {name === 'at' ? <Moment at={String(value)} /> : String(value)}
    </div>
  ));
