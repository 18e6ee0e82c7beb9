import type { ReactNode } from 'react';
import { ConfirmButton } from './ConfirmButton.tsx';
import classes from './RowActions.module.css';
import { SmallButton } from './SmallButton.tsx';

type Action = {
  label: string;
  /** What is asked before it is done, where it cannot be undone. */
  question?: string;
  isBusy?: boolean;
  isOff?: boolean;
  onClick: () => void;
};

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
        {actions.map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
      </div>
    </div>
  );
}

function ActionButton({ label, question, isBusy, isOff, onClick }: Action) {
  const state = { isBusy, disabled: isOff };
  if (question) return <ConfirmButton {...{ label, question, ...state }} onConfirm={onClick} />;
  return (
    <SmallButton {...state} onClick={onClick}>
      {label}
    </SmallButton>
  );
}
