import { useSearchParams } from 'react-router-dom';
import { trendSpans } from '../../../shared/trends.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Choices } from '../Choices.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { DayChart } from './DayChart.tsx';
import { Funnel } from './Funnel.tsx';
import { Ranking } from './Ranking.tsx';
import classes from './Trends.module.css';

const title = 'Trends';
const loading = 'Loading trends...';
type Days = (typeof trendSpans)[number];

export const head = () => ({
  title,
  description: 'Leads and quiz responses over time, where they came from and where people left.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <Trends />
    </AdminFrame>
  );
}

function Trends() {
  const [params] = useSearchParams();
  const asked = Number(params.get('days'));
  const days = trendSpans.find((span) => span === asked) ?? 30;
  return (
    <>
      <ViewHeader title={title}>
        <Choices
          label="Days"
          items={trendSpans.map((span) => ({
            label: `${span} days`,
            href: `/admin/trends?days=${span}`,
            isCurrent: span === days,
          }))}
        />
      </ViewHeader>
      <Figures days={days} />
    </>
  );
}

function Figures({ days }: { days: Days }) {
  const { data, error } = trpc.admin.trends.useQuery({ days, zone: viewerZone() });
  if (!data)
    return error ? <LoadFailure error={error} hasData={false} /> : <Loading text={loading} />;
  const posts = data.posts.map(({ slug, title: name, views }) => ({
    name,
    count: views,
    href: `/blog/${slug}`,
  }));
  return (
    <>
      <LoadFailure error={error} hasData />
      <DayChart days={data.days} />
      <Funnel steps={data.funnel} completions={data.completions} />
      <div className={classes.columns}>
        <Ranking title="Leads by source" unit="Leads" items={data.sources} />
        <Ranking title="Leads by offer" unit="Leads" items={data.offers} />
        <Ranking title="Top posts" unit="Views" items={posts} />
      </div>
    </>
  );
}
