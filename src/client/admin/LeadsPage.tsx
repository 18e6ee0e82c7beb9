import { type Outputs, trpc } from '../api.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminPage } from './AdminPage.tsx';
import { leadFigures } from './figures.ts';
import { LeadTable } from './LeadTable.tsx';

const title = 'Lead Management';
const loading = 'Loading leads...';

export const head = () => ({
  title,
  description: 'Everybody who asked for a proposal, a call or a service.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <Leads />
    </AdminFrame>
  );
}

const withFigures = ({ leads }: Outputs['leads']['list']) => ({
  leads,
  figures: leadFigures(leads, new Date()),
});

function Leads() {
  const { data, error } = trpc.leads.list.useQuery({}, { select: withFigures });
  const figures = data?.figures;
  return (
    <AdminPage
      title={title}
      exportHref="/api/leads/export"
      figures={[
        { label: 'Total Leads', value: figures?.total },
        { label: 'This Month', value: figures?.month },
        { label: 'High Value', value: figures?.highValue },
      ]}
      state={{ error, isEmpty: data?.leads.length === 0, isLoading: !data }}
      words={{
        loading,
        empty: 'No leads yet. Start promoting your website!',
      }}
    >
      {data && <LeadTable leads={data.leads} />}
    </AdminPage>
  );
}
