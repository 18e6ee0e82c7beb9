import { ownDataRequestPath } from '../../shared/paths.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { EmailForm } from '../ui/EmailForm.tsx';

/** Requests a link to the visitor's own data. */
export const RequestForm = withApi(() => (
  <EmailForm
    action={ownDataRequestPath}
    request={trpc.privacy.requestLink.useMutation()}
    copy={useContent('pages/privacy').form}
    noteProps={{ c: 'dimmed' }}
    mt="1.5rem"
  />
));
