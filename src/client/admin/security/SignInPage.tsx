import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trpc } from '../../lib/api.tsx';
import { FormCard } from '../../ui/FormCard.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ConfirmPassword } from '../shell/PasswordPrompt.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Sign in';

export const head = () => ({
  title,
  description: 'Sign in to continue your download.',
  isPrivate: true,
});

export const Layout = AdminLayout;

/** Signs a user in who opened an export URL directly, then starts the download. */
export function Page() {
  return (
    <>
      <ViewHeader title={title} />
      <Continue />
    </>
  );
}

/** Only exports of this site; any other target would be an open redirect. */
const EXPORT = /^\/api\/[a-z]+\/export(\?|$)/;

function Continue() {
  const [params] = useSearchParams();
  const next = params.get('next') ?? '';
  const isExport = EXPORT.test(next);
  const { data: access } = trpc.admin.access.state.useQuery();
  const isProven = !!access && access.proofSeconds !== 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isProven || !isExport || isDone.current) return;
    isDone.current = true;
    location.assign(next);
  }, [isProven, isExport, next]);
  if (!access) return null;
  if (!isProven)
    return (
      <Box maw="28rem">
        <FormCard>
          <ConfirmPassword action="Continue" onConfirmed={() => {}} />
        </FormCard>
      </Box>
    );
  return (
    <p>
      {isExport ? 'Your download has started.' : 'You are signed in.'}{' '}
      <SiteLink href="/admin">Go to the dashboard</SiteLink>
    </p>
  );
}
