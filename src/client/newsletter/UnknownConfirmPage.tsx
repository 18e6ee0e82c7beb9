import { linkPages } from '../../shared/content/newsletter.ts';
import { UnknownLink } from './UnknownLink.tsx';

const purpose = 'confirm';

export const head = () => ({ ...linkPages[purpose].head, isPrivate: true });

/** What the server shows, with status 404, for a link that it does not know. */
export function Page() {
  return <UnknownLink purpose={purpose} />;
}
