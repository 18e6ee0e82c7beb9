import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import type { DataTableColumn } from 'mantine-datatable';
import type { MouseEvent, ReactNode, RefObject } from 'react';

export type Column<T> = DataTableColumn<T> & {
  title: string;
  /** The names of its two orders, for a column that sorts, and which comes first. */
  sorts?: readonly [rising: string, falling: string];
  isFallingFirst?: boolean;
  /** The place in a card: the end of the first line, a last line, or the `flex` of a shared line. */
  inCard?: 'corner' | 'last' | `${number} ${number} ${number}%`;
};

/** What a table and a list of cards show alike. */
export type RowsProps<T> = {
  /** The first one names the record; the link or button in it opens the whole row. */
  columns: readonly Column<T>[];
  records: readonly T[];
  empty: ReactNode;
  /** The records are those of before, while others are on their way. */
  isFetching?: boolean;
  /** The name of the order of the records. */
  sort?: { value: string; onChange: (value: string) => void };
  selection?: {
    selected: ReadonlySet<string>;
    /** Called with the ids that are selected now, of those that show. */
    onChange: (ids: string[]) => void;
    nameOf: (record: T) => string;
  };
};

/** The link or button that opens a row: in its first cell, or marked. */
const OPENER = '[data-head] :is(a, button), [data-opens-row]';

/** Opens a row that was pressed anywhere but on a control of its own. */
export function openRow({ target, currentTarget }: MouseEvent) {
  const isOwn = target instanceof Element && currentTarget.contains(target);
  if (!isOwn || target.closest('a, button, input, label')) return;
  currentTarget.querySelector<HTMLElement>(OPENER)?.click();
}

const steps: Partial<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** What a row is entered by: the link or button that comes first in it, but no address to write to. */
const entry = ':is(a, button):not([href^="mailto:"])';

/** j, k and the arrows walk from row to row, Home and End to the ends; Enter opens, as on any link. */
export function useRowKeys(box: RefObject<HTMLElement | null>) {
  useWindowEvent('keydown', (event) => {
    const step = steps[event.key];
    const { activeElement } = document;
    if (step === undefined || isForOthers(event) || !activeElement) return;
    // From where nothing is typed or open, the letters find the first row.
    const isWaiting = activeElement.matches('body, main') && event.key.length === 1;
    if (!isWaiting && !box.current?.contains(activeElement)) return;
    const rows = [...(box.current?.querySelectorAll('[data-row]') ?? [])];
    const here = rows.findIndex((row) => row.contains(activeElement));
    const there = rows[Math.min(Math.max(here + step, 0), rows.length - 1)];
    const target = there?.querySelector<HTMLElement>(entry);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

/** Keys for something else: with a modifier, dealt with already, or in a list of choices. */
const isForOthers = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.activeElement?.matches('select');

/** Where there is no room for a table. */
export const useIsNarrow = () =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
