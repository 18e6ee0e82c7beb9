import { AdminFrame } from './AdminFrame.tsx';
import { LeadsView } from './leads/LeadsView.tsx';

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
      <LeadsView title={title} loading={loading} />
    </AdminFrame>
  );
}
