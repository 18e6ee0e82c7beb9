import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { kanbanStatuses } from '../../../../shared/leads/constants.ts';
import { useHasRole } from '../../shell/useRole.tsx';
import { labelOf } from '../../../../shared/labelOf.ts';
import { type Lead, nameOf } from '../leadParts.tsx';
import { useLeadUpdate } from '../leadUpdates.tsx';
import type { LeadListState } from '../useLeadListState.ts';
import { KanbanColumn } from './KanbanColumn.tsx';
import { columnsOf } from './columnCache.ts';
import { readCard, readColumn } from './drag.ts';
import classes from './LeadKanban.module.css';
import { type Move, MoveContext } from './moveContext.ts';
import { useWindowEvent } from '@mantine/hooks';
import { hasOpenDialog } from '../../../ui/dialogStack.ts';
import { isFreeKey } from '../../table/keys.ts';
import { useRowKeys } from '../../table/rows.ts';

const columnSteps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between cards, as between rows, and between columns by the arrows. */
function useKanbanKeys(kanban: RefObject<HTMLElement | null>) {
  useRowKeys(kanban);
  useWindowEvent('keydown', (event) => {
    const card = document.activeElement?.closest('[data-lead]');
    if (!card || !kanban.current?.contains(card) || !isFreeKey(event) || hasOpenDialog()) return;
    if (event.key === 'm') {
      event.preventDefault();
      card.querySelector<HTMLElement>('[data-move]')?.click();
    }
    const step = columnSteps[event.key];
    const target = step && neighborOf(card, [...kanban.current.children], step);
    if (!target) return;
    event.preventDefault();
    target.querySelector<HTMLElement>('a')?.focus();
  });
}

/** Returns the card at the same height of the next column that has cards. */
function neighborOf(card: Element, columns: Element[], step: 1 | -1) {
  const cardsOf = (column: Element | undefined) => [
    ...(column?.querySelectorAll('[data-lead]') ?? []),
  ];
  const current = columns.findIndex((column) => column.contains(card));
  const row = cardsOf(columns[current]).indexOf(card);
  for (let index = current + step; columns[index]; index += step) {
    const cards = cardsOf(columns[index]);
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)];
  }
  return undefined;
}

/** The leads as cards in one column for each status. */
export function LeadKanban({ listState: { filter } }: { listState: LeadListState }) {
  const kanban = useRef<HTMLDivElement>(null);
  const update = useLeadUpdate();
  const isEditor = useHasRole('editor');
  const [announcement, setAnnouncement] = useState('');
  const focusCard = useCardFocus();
  useKanbanKeys(kanban);
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
      <Box ref={kanban} className={classes.kanban} role="group" aria-label="Leads by status">
        {kanbanStatuses
          .filter((status) => columnsOf(filter).includes(status))
          .map((status) => (
            <KanbanColumn key={status} status={status} filter={filter} />
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
  return ({ id }: Lead, staysOnKanban: boolean) => {
    const card = cardOf(id);
    if (staysOnKanban) pending.current = { id, from: card?.parentElement ?? null };
    else focusTarget(card?.nextElementSibling ?? card?.previousElementSibling)?.focus();
  };
}
