import type { GuideItem } from '../../../shared/quiz/guideText.ts';
import { useContent } from '../../lib/content.ts';
import classes from './CostTable.module.css';

type Props = { items: readonly GuideItem[]; label: string };

/** Costs in time and money; on phones each row is a block. */
export function CostTable({ items, label }: Props) {
  const { labels } = useContent('pages/guide');
  const columns = [labels.time, labels.money];
  return (
    <table aria-label={label} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{labels.what}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ title, facts }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column) => (
              <td key={column} data-label={column}>
                {facts.find(({ name }) => name === column)?.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
