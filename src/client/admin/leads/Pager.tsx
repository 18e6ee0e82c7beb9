import { trpc } from '../../api.tsx';
import { Button } from '@mantine/core';
import classes from './Pager.module.css';
import { useChangeView } from '../useChangeView.ts';
import type { LeadView } from './useLeadView.ts';

type Place = string | null | undefined;

type Props = { view: LeadView; next: Place; previous: Place; onTurn: () => void };

/** Turns pages, and says how many leads there are in all of them. */
export function Pager({ view, next, previous, onTurn }: Props) {
  const { data } = trpc.leads.work.count.useQuery(view.filter);
  return (
    <nav className={classes.pager} aria-label="Pages">
      <p role="status">{data && sentence(data)}</p>
      <div className={classes.buttons}>
        <Turn
          label="Previous"
          isOff={!previous}
          change={{ before: previous, after: null }}
          onTurn={onTurn}
        />
        <Turn label="Next" isOff={!next} change={{ after: next, before: null }} onTurn={onTurn} />
      </div>
    </nav>
  );
}

type TurnProps = {
  label: string;
  isOff: boolean;
  change: Record<string, Place>;
  onTurn: () => void;
};

function Turn({ label, isOff, change, onTurn }: TurnProps) {
  const changeView = useChangeView();
  const turn = () => {
    changeView({ after: change.after ?? undefined, before: change.before ?? undefined });
    onTurn();
  };
  return (
    <Button variant="outline" className={classes.button} disabled={isOff} onClick={turn}>
      {label}
    </Button>
  );
}

const sentence = ({ count, isMore }: { count: number; isMore: boolean }) =>
  `${isMore ? 'More than ' : ''}${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}`;
