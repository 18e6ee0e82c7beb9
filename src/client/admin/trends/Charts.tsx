import '@mantine/charts/styles.layer.css';
import { SimpleGrid, Stack } from '@mantine/core';
import type { TrendQuery } from '../../../shared/trends.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { QueryResult } from '../ui/LoadError.tsx';
import { DayChart } from './DayChart.tsx';
import { GuideFeedback } from './GuideFeedback.tsx';
import { Funnel } from './Funnel.tsx';
import { Ranking } from './Ranking.tsx';

export function Charts({ days, loadingText }: { days: TrendQuery['days']; loadingText: string }) {
  const trends = trpc.admin.trends.useQuery({ days, zone: viewerZone() });
  return (
    <QueryResult query={trends} loadingText={loadingText}>
      {(data) => <ChartGrid data={data} />}
    </QueryResult>
  );
}

function ChartGrid({ data }: { data: Outputs['admin']['trends'] }) {
  const sources = data.sources.map(({ name, count }) => ({
    name: name === 'direct' ? 'Direct' : name,
    count,
  }));
  const offers = data.offers.map(({ name, count }) => ({ name: labelOf(name), count }));
  const posts = data.posts.map(({ slug, title, views }) => ({
    name: title,
    count: views,
    href: `/blog/${slug}`,
  }));
  return (
    <Stack>
      <DayChart days={data.days} />
      <Funnel steps={data.funnel} completions={data.completions} />
      <GuideFeedback counts={data.feedback} />
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        <Ranking title="Leads by source" items={sources} />
        <Ranking title="Leads by offer" items={offers} />
        <Ranking title="Top posts" items={posts} />
      </SimpleGrid>
    </Stack>
  );
}
