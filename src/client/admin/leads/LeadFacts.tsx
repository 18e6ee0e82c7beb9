import { localDateTime } from '../../../shared/dates.ts';
import { revenueLabels, tierOf } from '../../../shared/revenue.ts';
import { EmailLink } from '../EmailLink.tsx';
import { Mark } from '../Mark.tsx';
import type { LeadDetails } from './details.ts';
import classes from './LeadDrawer.module.css';

export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const { email, company, revenue, leadType, offerType, message, createdAt } = lead;
  return (
    <>
      <h3 className={classes.heading}>Contact</h3>
      <dl className={classes.facts}>
        <dt>Email</dt>
        <dd>
          <EmailLink email={email} />
        </dd>
        <dt>Company</dt>
        <dd>{company || '—'}</dd>
        <dt>Revenue</dt>
        <dd>
          {labelOf(revenue) || '—'}
          {tierOf(revenue) && ` (tier ${tierOf(revenue)})`}
        </dd>
        <dt>Type</dt>
        <dd>
          <Mark kind={leadType} />
        </dd>
        <dt>Offer</dt>
        <dd>{offerType ? <Mark kind={offerType} /> : '—'}</dd>
        <dt>Date</dt>
        <dd>
          <time dateTime={createdAt}>{localDateTime(createdAt)}</time>
        </dd>
        {lead.suspectedSpam && (
          <>
            <dt>Form</dt>
            <dd>Filled the field that people do not see, so it was suspected of spam.</dd>
          </>
        )}
      </dl>
      <h3 className={classes.heading}>Message</h3>
      {message ? (
        <p className={classes.text}>{message}</p>
      ) : (
        <p className={classes.quiet}>No message.</p>
      )}
    </>
  );
}

const labelOf = (revenue: string) =>
  Object.entries(revenueLabels).find(([value]) => value === revenue)?.[1] ?? revenue;
