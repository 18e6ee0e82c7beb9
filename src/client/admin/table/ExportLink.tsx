import type { MouseEvent } from 'react';
import { trpc } from '../../lib/api.tsx';
import { askForPassword } from '../../lib/passwordPrompt.ts';
import { useHasRole } from '../shell/useRole.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

export function ExportLink({ href }: { href: string }) {
  const isEditor = useHasRole('editor');
  const hasRecentPassword = useHasRecentPassword();
  const download = useDownload();
  const downloadAfterPrompt = (event: MouseEvent) => {
    if (hasRecentPassword()) return;
    event.preventDefault();
    void download(href);
  };
  if (!isEditor) return null;
  return (
    <ButtonLink
      variant="outline"
      size="xs"
      href={href}
      newTab
      label="Export CSV"
      onClick={downloadAfterPrompt}
    />
  );
}

/** Returns a function that starts a download, after a password prompt if one is due. */
export function useDownload() {
  const hasRecentPassword = useHasRecentPassword();
  return async (href: string) => {
    if (hasRecentPassword() || (await askForPassword())) location.assign(href);
  };
}

/**
 * Returns a function that checks whether the server accepts a download without a password prompt.
 * `proofSeconds` are the seconds left when the access state was fetched; null when there is no limit.
 */
function useHasRecentPassword() {
  const { data: access, dataUpdatedAt } = trpc.admin.access.state.useQuery();
  return () =>
    typeof access?.proofSeconds !== 'number' ||
    Date.now() - dataUpdatedAt < access.proofSeconds * 1000;
}
