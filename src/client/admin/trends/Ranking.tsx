import { useId } from 'react';
import { SiteLink } from '../../ui/SiteLink.tsx';
import classes from './Trends.module.css';

type Item = { name: string; count: number; href?: string };
type Props = { title: string; unit: string; items: readonly Item[] };

/** The most frequent of something, each with a bar as long as its share of the first. */
export function Ranking({ title, unit, items }: Props) {
  const id = useId();
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {items.length === 0 && <p className={classes.summary}>Nothing in these days.</p>}
      {items.length > 0 && (
        <table className={classes.table} aria-labelledby={id}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, count, href }) => (
              <tr key={href ?? name}>
                <th scope="row">
                  {href ? <SiteLink href={href}>{name}</SiteLink> : name}
                  <span
                    aria-hidden="true"
                    className={classes.bar}
                    style={{ inlineSize: `${(100 * count) / most}%` }}
                  />
                </th>
                <td>{count.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
