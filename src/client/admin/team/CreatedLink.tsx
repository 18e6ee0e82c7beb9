import { localDateTime } from '../../../shared/dates.ts';
import type { Outputs } from '../../lib/api.tsx';
import { CreatedSecret } from '../ui/CreatedSecret.tsx';

type Link = Outputs['admin']['accounts']['team']['link'];

/** A link for choosing a password. */
export const CreatedLink = ({ link }: { link: Link }) => (
  <CreatedSecret label="Link" secret={link.url}>
    {link.isMailed ? 'The link is on its way by email. ' : 'Send this link to the person. '}
    It works once, until {localDateTime(link.expiresAt)}.
  </CreatedSecret>
);
