import { localDateTime } from '../../../shared/dates.ts';
import type { Outputs } from '../../lib/api.tsx';
import { CreatedSecret } from '../ui/CreatedSecret.tsx';

type Link = Outputs['admin']['accounts']['team']['link'];

/** A link for choosing a password. */
export const CreatedLink = ({ link }: { link: Link }) => (
  <CreatedSecret label="Link" secret={link.url}>
    {link.isMailed ? 'A link is emailed to the person. ' : 'Send this link to the person. '}
    This one works once, until {localDateTime(link.expiresAt)}.
  </CreatedSecret>
);
