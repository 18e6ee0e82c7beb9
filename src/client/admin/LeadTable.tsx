import { revenueLabels, tierOf } from '../../shared/revenue.ts';
import type { Outputs } from '../api.tsx';
import { dayOf } from './dates.ts';
import classes from './LeadTable.module.css';
import { Mark } from './Mark.tsx';

type Lead = Outputs['leads']['list']['leads'][number];

const columns = ['Name', 'Company', 'Email', 'Revenue', 'Type', 'Date'];

export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  return (
    // Scrolls by itself on narrow screens, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.box} role="group" aria-label="Leads" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ lead }: { lead: Lead }) {
  const { firstName, lastName, company, email, revenue, leadType, offerType, createdAt } = lead;
  return (
    <tr>
      <th scope="row">
        {firstName} {lastName}
      </th>
      <td>{company}</td>
      <td>
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td className={classes.revenue} data-tier={tierOf(revenue)}>
        {isKnown(revenue) ? revenueLabels[revenue] : revenue}
      </td>
      <td>
        <Mark kind={offerType || leadType} />
      </td>
      <td className={classes.date}>
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </td>
    </tr>
  );
}

const isKnown = (revenue: string): revenue is keyof typeof revenueLabels =>
  Object.hasOwn(revenueLabels, revenue);
