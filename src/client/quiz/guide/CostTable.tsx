import { guideLabels as labels } from '../../../shared/content/quizGuide.ts';
import type { GuideItem } from '../../../shared/quiz/guideText.ts';
import classes from './CostTable.module.css';

const columns = [labels.time, labels.money];

/** Costs in time and money; on phones each row is a block. */
export const CostTable = ({ items, label }: { items: readonly GuideItem[]; label: string }) => (
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
