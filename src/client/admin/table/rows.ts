import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import type { DataTableColumn } from 'mantine-datatable';
import type { MouseEvent, ReactNode, RefObject } from 'react';

export type Column<T> = DataTableColumn<T> & {
  title: string;
  /** The values of `sort` for the two orders of a sortable column, and which is first. */
  sortOrders?: readonly [ascending: string, descending: string];
  isDescendingFirst?: boolean;
  /** The place in a card: the end of the first line, a last line, or the `flex` of a shared line. */
  cardFlex?: 'corner' | 'last' | `${number} ${number} ${number}%`;
  /** Whether a card shows the title, for values that do not say what they are. */
  isLabeledInCard?: boolean;
  /** Whether a card shows all of a long value. */
  wrapsInCard?: boolean;
};

/** The props that tables and card lists share. */
export type RowsProps<T> = {
  /** The first column names the record; its link or button opens the row. */
  columns: readonly Column<T>[];
  records: readonly T[];
  /** Shown when there are no records. */
  emptyState: ReactNode;
  /** The records are placeholder data of an earlier query. */
  isFetching?: boolean;
  sort?: { value: string; onChange: (value: string) => void };
  selection?: {
    selected: ReadonlySet<string>;
    /** Receives the selected ids among the visible records. */
    onChange: (ids: string[]) => void;
    nameOf: (record: T) => string;
  };
};

/** Selects the link or button that opens a row: in its first cell, or marked. */
const ROW_ACTION = '[data-head] :is(a, button), [data-row-action]';

/** Opens a row on a click anywhere except on its controls. */
export function openRow({ target, currentTarget }: MouseEvent) {
  const isInRow = target instanceof Element && currentTarget.contains(target);
  if (!isInRow || target.closest('a, button, input, label')) return;
  currentTarget.querySelector<HTMLElement>(ROW_ACTION)?.click();
}

const rowSteps: Partial<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Selects the links and buttons of a row that may get the focus: all but email links. */
const FOCUS_TARGET = ':is(a, button):not([href^="mailto:"])';

/** Moves the focus between rows: j, k, arrows, Home and End. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useWindowEvent('keydown', (event) => {
    const step = rowSteps[event.key];
    const { activeElement } = document;
    if (step === undefined || isHandledElsewhere(event) || !activeElement) return;
    // j and k also enter the list while no control has the focus.
    const isPageFocused = activeElement.matches('body, main') && event.key.length === 1;
    if (!isPageFocused && !list.current?.contains(activeElement)) return;
    const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
    const currentIndex = rows.findIndex((row) => row.contains(activeElement));
    const nextRow = rows[Math.min(Math.max(currentIndex + step, 0), rows.length - 1)];
    const target = nextRow?.querySelector<HTMLElement>(FOCUS_TARGET);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

/** Keys with a modifier, already handled, or in a select. */
const isHandledElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.activeElement?.matches('select');

export const useIsNarrow = () =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
