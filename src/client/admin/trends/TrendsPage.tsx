import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trendSpans } from '../../../shared/trends.ts';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { Pipeline } from './Pipeline.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Trends';
const loadingText = 'Loading trends...';

export const head = () => ({
  title,
  description: 'From visits to won leads by source, the quiz funnel, and what changes over time.',
});

export const Layout = AdminLayout;
export const content = ['pages/guide'] as const;

// The charts are larger than all other views of the admin.
const Charts = lazyWithRetries(async () => (await import('./Charts.tsx')).Charts);

export function Page() {
  const [params] = useSearchParams();
  const requested = Number(params.get('days'));
  const days = trendSpans.find((span) => span === requested) ?? 30;
  const href = (span: number) => {
    const changed = new URLSearchParams(params);
    changed.delete('days');
    changed.set('days', `${span}`);
    return `/admin/trends?${changed.toString()}`;
  };
  return (
    <>
      <ViewHeader title={title}>
        <LinkTabs
          label="Days"
          items={trendSpans.map((span) => ({
            label: `${span} days`,
            href: href(span),
            isCurrent: span === days,
          }))}
        />
      </ViewHeader>
      <Pipeline days={days} />
      <Suspense fallback={<Loading text={loadingText} />}>
        <Charts days={days} loadingText={loadingText} />
      </Suspense>
    </>
  );
}
