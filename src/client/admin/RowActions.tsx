import type { ReactNode } from 'react';
import classes from './RowActions.module.css';

type Action = { label: string; isBusy?: boolean; isOff?: boolean; onClick: () => void };

type Props = {
  title: ReactNode;
  facts: ReactNode;
  /** Why something went wrong, if it did. */
  problem?: string | null;
  actions: readonly Action[];
};

/** A row of a list: what it is, how it stands, and beside it what can be done. */
export function RowActions({ title, facts, problem, actions }: Props) {
  return (
    <div className={classes.row}>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        <p className={classes.facts}>{facts}</p>
        {problem && <p className={classes.problem}>{problem}</p>}
      </div>
      <div className={classes.actions}>
        {actions.map(({ label, isBusy, isOff, onClick }) => (
          <button
            key={label}
            type="button"
            className={classes.action}
            disabled={!!isBusy || !!isOff}
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
