import type { Outputs } from '../../api.tsx';
import classes from './Trends.module.css';

type Props = { steps: Outputs['admin']['trends']['funnel']; completions: number };

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** How many saw each question and how many of them left there, as a table that is a chart, too. */
export function Funnel({ steps, completions }: Props) {
  const most = Math.max(1, ...steps.map(({ views }) => views));
  const begun = steps[0]?.views ?? 0;
  return (
    <section className={classes.panel} aria-labelledby="funnel">
      <h2 id="funnel" className={classes.heading}>
        Quiz funnel
      </h2>
      <p className={classes.summary}>
        {begun.toLocaleString('en-US')} began, {completions.toLocaleString('en-US')} finished (
        {percent(completions, begun)}). Counted on the quiz page without cookies, once a browser and
        quiz; responses that other tools send are not among them.
      </p>
      {/* Scrolled by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-labelledby="funnel">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Seen by</th>
              <th scope="col">Left here</th>
              <th scope="col">Drop-off</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, question, views, exits }, index) => (
              <tr key={id}>
                <th scope="row">
                  {index + 1}. {question}
                  <span
                    aria-hidden="true"
                    className={classes.bar}
                    style={{ inlineSize: `${(100 * views) / most}%` }}
                  />
                </th>
                <td>{views.toLocaleString('en-US')}</td>
                <td>{exits.toLocaleString('en-US')}</td>
                <td>{percent(exits, views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
