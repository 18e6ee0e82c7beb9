import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { hasOpenDialog } from '../../../ui/dialogStack.ts';
import { isFreeKey } from '../../table/keys.ts';
import { useRowKeys } from '../../table/rows.ts';

const columnSteps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between cards, as between rows, and between columns by the arrows. */
export function useBoardKeys(board: RefObject<HTMLElement | null>) {
  useRowKeys(board);
  useWindowEvent('keydown', (event) => {
    const card = document.activeElement?.closest('[data-lead]');
    if (!card || !board.current?.contains(card) || !isFreeKey(event) || hasOpenDialog()) return;
    if (event.key === 'm') {
      event.preventDefault();
      card.querySelector<HTMLElement>('[data-move]')?.click();
    }
    const step = columnSteps[event.key];
    const target = step && neighborOf(card, [...board.current.children], step);
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
