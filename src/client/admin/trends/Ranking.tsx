import { BarsList } from '@mantine/charts';
import { Anchor, Text } from '@mantine/core';
import { formatNumber } from '../../../shared/numbers.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Panel } from '../ui/Panel.tsx';

type Item = { name: string; count: number; href?: string };
type Props = { title: string; items: readonly Item[] };

/** A ranking with bars relative to the first item. */
export function Ranking({ title, items }: Props) {
  const data = items.map(({ name, count }) => ({ name, value: count }));
  return (
    <Panel title={title}>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          No data for this period.
        </Text>
      )}
      {/* Names are longer than most bars, so they are placed above them. */}
      <BarsList
        role="list"
        aria-label={title}
        data={data}
        barHeight={6}
        variant="filled"
        styles={{ barLabel: { fontSize: 0 } }}
        getBarProps={() => ({ 'aria-hidden': true })}
        renderBar={(item, bar) => {
          const href = items[data.indexOf(item)]?.href;
          return (
            <Text component="div" role="listitem" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {href ? <Anchor component={SiteLink} href={href} label={item.name} /> : item.name}
              {bar}
            </Text>
          );
        }}
        valueFormatter={(value) => formatNumber(value)}
      />
    </Panel>
  );
}
