import { localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { RowActions } from '../RowActions.tsx';
import classes from './BoardRow.module.css';
import { tellFailure } from '../tellFailure.ts';

type Board = Outputs['whiteboard']['list'][number];

const untitled = 'Untitled board';
/** Characters that tell boards apart; the whole id is the board's secret address. */
const SHORT = 8;

/** One board: what is on it, who is at it, and the ways to close, empty or remove it. */
export function BoardRow({ board }: { board: Board }) {
  const { id, title } = board;
  return (
    <RowActions
      title={
        <>
          <SiteLink href={`/whiteboard?board=${encodeURIComponent(id)}`}>
            {title || untitled}
          </SiteLink>{' '}
          <span className={classes.id} title={id}>
            {id.length > SHORT ? `${id.slice(0, SHORT)}…` : id}
          </span>
        </>
      }
      facts={stateOf(board)}
      actions={useActions(board)}
    />
  );
}

function stateOf({ notes, changedAt, isReadOnly, participants }: Board) {
  const names = participants.map(({ name }) => name).join(', ');
  return [
    notes === 1 ? '1 note' : `${notes} notes`,
    `changed ${localDateTime(changedAt)}`,
    ...(isReadOnly ? ['read-only'] : []),
    ...(names ? [`now: ${names}`] : []),
  ].join(' · ');
}

function useActions({ id, title, isReadOnly, notes }: Board) {
  const utils = trpc.useUtils();
  const after = {
    onSettled: () => utils.whiteboard.list.invalidate(),
    onError: tellFailure,
  };
  const setReadOnly = trpc.whiteboard.setReadOnly.useMutation(after);
  const clear = trpc.whiteboard.clear.useMutation(after);
  const remove = trpc.whiteboard.remove.useMutation(after);
  return [
    {
      label: isReadOnly ? 'Make writable' : 'Make read-only',
      isBusy: setReadOnly.isPending,
      onClick: () => setReadOnly.mutate({ id, isReadOnly: !isReadOnly }),
    },
    {
      label: 'Clear',
      isBusy: clear.isPending,
      isOff: notes === 0,
      question: `Take all ${notes} notes off “${title || untitled}” for good?`,
      onClick: () => clear.mutate({ id }),
    },
    {
      label: 'Delete',
      isBusy: remove.isPending,
      question: `Delete the board “${title || untitled}” and its notes for good?`,
      onClick: () => remove.mutate({ id }),
    },
  ];
}
