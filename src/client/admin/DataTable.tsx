import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

type Props = {
  label: string;
  columns: readonly string[];
  /** Rows whose first cell is a `th` of scope `row`. */
  children: ReactNode;
};

/** A table that scrolls by itself on narrow screens. */
export function DataTable({ label, columns, children }: Props) {
  return (
    // The keyboard must reach what scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.box} role="group" aria-label={label} tabIndex={0}>
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
