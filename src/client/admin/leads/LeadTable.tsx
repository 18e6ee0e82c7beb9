// On a phone the rows are cards, which not every browser takes for a table without these roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { localDate } from '../../../shared/dates.ts';
import { MOST_SELECTED } from '../../../shared/leads/terms.ts';
import { revenueLabels, tierOf } from '../../../shared/revenue.ts';
import type { Outputs } from '../../api.tsx';
import { EmailLink } from '../EmailLink.tsx';
import { Mark } from '../Mark.tsx';
import classes from './LeadTable.module.css';
import { StatusMark } from './StatusMark.tsx';
import { useChangeView } from '../useChangeView.ts';
import { leadHref } from './useLeadView.ts';

type Lead = Outputs['leads']['work']['page']['leads'][number];

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  leads: readonly Lead[];
  sort: string;
  /** Still the page before, while the next is on its way. */
  isStale: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** A column that sorts says how: at first, and when it is pressed again. */
const columns = [
  { label: 'Name', sorts: ['name', 'name-desc'] },
  { label: 'Company', sorts: ['company', 'company-desc'] },
  { label: 'Email' },
  { label: 'Revenue', sorts: ['revenue-desc', 'revenue'] },
  { label: 'Type' },
  { label: 'Date', sorts: ['newest', 'oldest'] },
] as const;

export function LeadTable({ ref, leads, sort, isStale, selected, onSelect }: Props) {
  const areAll = leads.every(({ id }) => selected.has(id));
  const toggle = (ids: string[], isOn: boolean) => {
    const rest = [...selected].filter((id) => !ids.includes(id));
    onSelect(new Set(isOn ? [...rest, ...ids].slice(-MOST_SELECTED) : rest));
  };
  return (
    // Scrolls by itself on narrow screens, so the keyboard must reach it.
    <div
      ref={ref}
      className={classes.box}
      role="group"
      aria-label="Leads"
      aria-busy={isStale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table role="table" className={classes.table} onKeyDown={walkRows}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className={classes.pick}>
              <Pick
                label="Select all on this page"
                isOn={areAll}
                onChange={(isOn) =>
                  toggle(
                    leads.map(({ id }) => id),
                    isOn,
                  )
                }
              />
            </td>
            {columns.map((column) => (
              <Head key={column.label} sort={sort} {...column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {leads.map((lead) => (
            <Row
              key={lead.id}
              lead={lead}
              isOn={selected.has(lead.id)}
              onPick={(isOn) => toggle([lead.id], isOn)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({
  label,
  sort,
  sorts,
}: {
  label: string;
  sort: string;
  sorts?: readonly [string, string];
}) {
  const changeView = useChangeView();
  if (!sorts)
    return (
      <th role="columnheader" scope="col" className={classes.still}>
        {label}
      </th>
    );
  const [first, second] = sorts;
  const isCurrent = sort === first || sort === second;
  const isRising = !sort.endsWith('-desc') && sort !== 'newest';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isCurrent ? (isRising ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => changeView({ sort: sort === first ? second : first })}
      >
        {label}
      </button>
    </th>
  );
}

function Pick({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <label className={classes.pickBox} htmlFor={id}>
      <span className="visually-hidden">{label}</span>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function Row({
  lead,
  isOn,
  onPick,
}: {
  lead: Lead;
  isOn: boolean;
  onPick: (isOn: boolean) => void;
}) {
  const { id, company, email, revenue, leadType, offerType, status, createdAt } = lead;
  const name = `${lead.firstName} ${lead.lastName}`;
  const [params] = useSearchParams();
  return (
    <tr role="row" data-selected={isOn || undefined}>
      <td role="cell" className={classes.pick}>
        <Pick label={`Select ${name}`} isOn={isOn} onChange={onPick} />
      </td>
      <th role="rowheader" scope="row" className={classes.name}>
        <Link className={classes.open} to={leadHref(params, id)}>
          {name}
        </Link>
        {status !== 'new' && <StatusMark status={status} />}
      </th>
      <td role="cell" className={classes.company}>
        {company && <span className={classes.words}>{company}</span>}
      </td>
      <td role="cell" className={classes.email}>
        <EmailLink email={email} className={classes.above} />
      </td>
      <td role="cell" className={classes.revenue} data-tier={tierOf(revenue)}>
        {isKnown(revenue) ? revenueLabels[revenue] : revenue}
      </td>
      <td role="cell" className={classes.type}>
        <Mark kind={offerType || leadType} />
      </td>
      <td role="cell" className={classes.date}>
        <time dateTime={createdAt}>{localDate(createdAt)}</time>
      </td>
    </tr>
  );
}

const isKnown = (revenue: string): revenue is keyof typeof revenueLabels =>
  Object.hasOwn(revenueLabels, revenue);

/** Arrows walk from row to row, Home and End to the ends; Enter opens, as on any link. */
function walkRows(event: KeyboardEvent<HTMLTableElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th a')];
  const row = document.activeElement?.closest('tbody tr');
  const here = links.findIndex((link) => row?.contains(link));
  const there = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  const target = there === undefined || here === -1 ? undefined : links[there];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
