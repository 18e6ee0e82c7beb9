import { localDateTime } from '../../../shared/dates.ts';
import type { LeadDetails } from './details.ts';
import classes from './LeadDrawer.module.css';

/** Where the person came from, at first and last. */
export function LeadSource({ attribution }: Pick<LeadDetails, 'attribution'>) {
  return (
    <>
      <h3 className={classes.heading}>Source</h3>
      {!attribution && <p className={classes.quiet}>Not known.</p>}
      {attribution &&
        (['first', 'last'] as const).map((which) => (
          <details key={which} className={classes.fold} open={which === 'last'}>
            <summary>{which === 'first' ? 'First visit' : 'Last visit'}</summary>
            <dl className={classes.facts}>
              {Object.entries(attribution[which]).map(([name, value]) => (
                <Fact key={name} name={name} value={value} />
              ))}
            </dl>
          </details>
        ))}
    </>
  );
}

function Fact({ name, value = '' }: { name: string; value: string | undefined }) {
  return (
    <>
      <dt>{names[name] ?? name}</dt>
      <dd>{name === 'at' ? localDateTime(value) : value}</dd>
    </>
  );
}

const names: Partial<Record<string, string>> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
  referrer: 'Linked from',
  landing: 'First page',
  at: 'When',
};
