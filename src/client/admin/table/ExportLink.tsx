import type { MouseEvent } from 'react';
import { trpc } from '../../lib/api.tsx';
import { askForPassword } from '../../lib/passwordPrompt.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

export function ExportLink({ href }: { href: string }) {
  const isProven = useProof();
  const download = useDownload();
  const ask = (event: MouseEvent) => {
    if (isProven()) return;
    event.preventDefault();
    void download(href);
  };
  return (
    <ButtonLink variant="outline" size="xs" href={href} newTab label="Export CSV" onClick={ask} />
  );
}

/** Returns a function that starts a download, after a password prompt if one is due. */
export function useDownload() {
  const isProven = useProof();
  return async (href: string) => {
    if (isProven() || (await askForPassword())) location.assign(href);
  };
}

function useProof() {
  const { data: access, dataUpdatedAt } = trpc.admin.access.state.useQuery();
  return () =>
    typeof access?.proofSeconds !== 'number' ||
    Date.now() - dataUpdatedAt < access.proofSeconds * 1000;
}
