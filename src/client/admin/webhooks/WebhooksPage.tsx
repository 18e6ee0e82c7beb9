import { trpc } from '../../api.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Rows } from '../Rows.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import classes from './Webhooks.module.css';

const title = 'Webhooks';
const loading = 'Loading webhooks...';

export const head = () => ({
  title,
  description: 'Which external tools are told of leads, quiz responses and subscribers.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <ViewHeader title={title} />
      <p className={classes.intro}>
        Each event is posted as JSON, signed as Standard Webhooks prescribe, and sent again for
        about a day until the address answers with success.
      </p>
      <NewWebhookForm />
      <Webhooks />
    </AdminFrame>
  );
}

function Webhooks() {
  const { data, error } = trpc.webhooks.list.useQuery();
  return (
    <Rows
      items={data}
      error={error}
      words={{ loading, empty: 'No webhooks yet. Name an address above to begin.' }}
    >
      {(webhook) => <WebhookRow webhook={webhook} />}
    </Rows>
  );
}
