import type { MouseEvent } from 'react';
import { trpc } from '../api.tsx';
import { askForPassword } from '../passwordPrompt.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** A download of everything; asks for the password first when it was last entered long ago. */
export function ExportLink({ href }: { href: string }) {
  const { data: access, dataUpdatedAt } = trpc.admin.access.state.useQuery();
  const isProven = () =>
    typeof access?.proofSeconds !== 'number' ||
    Date.now() - dataUpdatedAt < access.proofSeconds * 1000;
  const download = async () => {
    if (await askForPassword()) location.assign(href);
  };
  const ask = (event: MouseEvent) => {
    if (isProven()) return;
    event.preventDefault();
    void download();
  };
  return <ButtonLink variant="outline" href={href} newTab label="Export CSV" onClick={ask} />;
}
