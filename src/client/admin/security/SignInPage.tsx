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
});

export const Layout = AdminLayout;

/** Signs a user in who opened an export URL directly, then starts the download. */
export function Page() {
  return (
    <>
      <ViewHeader title={title} />
      <ContinueDownload />
    </>
  );
}

/** Only exports of this site; any other target would be an open redirect. */
const EXPORT_PATH = /^\/api\/[a-z]+\/export(\?|$)/;

function ContinueDownload() {
  const [params] = useSearchParams();
  const next = params.get('next') ?? '';
  const isExport = EXPORT_PATH.test(next);
  const { data: access } = trpc.admin.access.state.useQuery();
  const hasRecentPassword = !!access && access.proofSeconds !== 0;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasRecentPassword || !isExport || hasStarted.current) return;
    hasStarted.current = true;
    location.assign(next);
  }, [hasRecentPassword, isExport, next]);
  if (!access) return null;
  if (!hasRecentPassword)
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
