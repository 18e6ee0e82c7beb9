import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { boardStatuses } from '../../../../shared/leads/constants.ts';
import { useHasRole } from '../../shell/useRole.tsx';
import { labelOf } from '../../../../shared/labelOf.ts';
import { type Lead, nameOf } from '../leadParts.tsx';
import { useLeadUpdate } from '../leadUpdates.tsx';
import type { LeadView } from '../useLeadView.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { columnsOf } from './columnCache.ts';
import { readCard, readColumn } from './drag.ts';
import classes from './LeadBoard.module.css';
import { type Move, MoveContext } from './moveContext.ts';
import { useBoardKeys } from './useBoardKeys.ts';

/** The leads as cards in one column for each status. */
export function LeadBoard({ view: { filter } }: { view: LeadView }) {
  const board = useRef<HTMLDivElement>(null);
  const update = useLeadUpdate();
  const isEditor = useHasRole('editor');
  const [announcement, setAnnouncement] = useState('');
  const focusCard = useCardFocus();
  useBoardKeys(board);
  const move: Move = (lead, status) => {
    if (status === lead.status) return;
    update(lead, { status });
    setAnnouncement(`${nameOf(lead)} moved to ${labelOf(status)}.`);
  };
  const drop = useRef(move);
  useEffect(() => {
    drop.current = move;
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const lead = readCard(source.data);
          const status = readColumn(location.current.dropTargets[0]?.data);
          if (lead && status) drop.current(lead, status);
        },
      }),
    [],
  );
  const moveByMenu: Move = (lead, status) => {
    focusCard(lead, columnsOf(filter).includes(status));
    move(lead, status);
  };
  return (
    <MoveContext value={isEditor ? moveByMenu : undefined}>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
      <Box ref={board} className={classes.board} role="group" aria-label="Leads by status">
        {boardStatuses
          .filter((status) => columnsOf(filter).includes(status))
          .map((status) => (
            <BoardColumn key={status} status={status} filter={filter} />
          ))}
      </Box>
    </MoveContext>
  );
}

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-lead="${id}"]`);
const focusTarget = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[data-move]');

/**
 * Returns a function that focuses the card of a moved lead once it is in its new column, or else a
 * neighbor of its old place.
 */
function useCardFocus() {
  const pending = useRef<{ id: string; from: Element | null }>(undefined);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const { id, from } = pending.current ?? {};
      const card = id === undefined ? null : cardOf(id);
      if (!card || card.parentElement === from) return;
      pending.current = undefined;
      focusTarget(card)?.focus();
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return ({ id }: Lead, staysOnBoard: boolean) => {
    const card = cardOf(id);
    if (staysOnBoard) pending.current = { id, from: card?.parentElement ?? null };
    else focusTarget(card?.nextElementSibling ?? card?.previousElementSibling)?.focus();
  };
}
