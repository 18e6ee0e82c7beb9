import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trendSpans } from '../../../shared/trends.ts';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Trends';
const loadingText = 'Loading trends...';

export const head = () => ({
  title,
  description: 'Leads and quiz responses over time, their sources, and the quiz funnel.',
  isPrivate: true,
});

export const Layout = AdminLayout;

// The charts are larger than all other views of the admin.
const Charts = lazyWithRetries(async () => (await import('./Charts.tsx')).Charts);

export function Page() {
  const [params] = useSearchParams();
  const requested = Number(params.get('days'));
  const days = trendSpans.find((span) => span === requested) ?? 30;
  return (
    <>
      <ViewHeader title={title}>
        <LinkTabs
          label="Days"
          items={trendSpans.map((span) => ({
            label: `${span} days`,
            href: `/admin/trends?days=${span}`,
            isCurrent: span === days,
          }))}
        />
      </ViewHeader>
      <Suspense fallback={<Loading text={loadingText} />}>
        <Charts days={days} loadingText={loadingText} />
      </Suspense>
    </>
  );
}
