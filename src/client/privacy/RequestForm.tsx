import { ownDataForm as copy } from '../../shared/content/ownData.ts';
import { ownDataFormPath } from '../../shared/content/ownDataPage.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { EmailForm } from '../ui/EmailForm.tsx';

/** Requests a link to the visitor's own data. */
export const RequestForm = withApi(() => (
  <EmailForm
    action={ownDataFormPath}
    request={trpc.privacy.requestLink.useMutation()}
    copy={copy}
    noteProps={{ c: 'dimmed' }}
    mt="1.5rem"
  />
));
