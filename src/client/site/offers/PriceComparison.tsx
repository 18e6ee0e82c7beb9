import type { Comparison } from '../../../shared/content/offerPages/packagePage.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './PriceComparison.module.css';

/** Two ways to pay for the same, side by side, and what lies between them. */
export function PriceComparison({ columns, rows, result, ...opener }: Comparison) {
  const { label, title, text } = opener;
  return (
    <Section {...{ label, title, ...(text && { text }) }}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.monthly}</th>
            <th scope="col">{columns.yearly}</th>
            <th scope="col">{columns.terms}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, monthly, yearly, terms }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={classes.figure}>{monthly}</td>
              <td className={classes.figure}>{yearly}</td>
              <td className={classes.terms}>{terms}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.result}>{result}</p>
    </Section>
  );
}
