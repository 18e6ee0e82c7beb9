import type { LinkPurpose } from '../../shared/newsletter.ts';
import type { Api } from '../api.tsx';

/** The state of a link in a mail, or nothing when the server does not know it. */
export async function unlessUnknown({ utils }: Api, link: { purpose: LinkPurpose; token: string }) {
  const found = await utils.newsletter.link.fetch(link);
  return found.state === 'unknown' ? undefined : found;
}
