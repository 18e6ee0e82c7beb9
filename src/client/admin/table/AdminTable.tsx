import '@mantine/core/styles/Center.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import 'mantine-datatable/styles.layer.css';
import { Box, Group, UnstyledButton } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { AdminCards } from './AdminCards.tsx';
import { type Column, openRow, type RowsProps, useIsNarrow, useRowKeys } from './rows.ts';
import classes from './AdminTable.module.css';
import { QueryResult } from '../ui/LoadError.tsx';
import { MoreButton } from './MoreButton.tsx';

type Props<T> = Omit<RowsProps<T>, 'records'> & {
  ref?: RefObject<HTMLDivElement | null>;
  /** Names the records, as in `Leads`. */
  label: string;
  /** `undefined` while they load. */
  records: readonly T[] | undefined;
  error?: { message: string } | null;
  /** The query of the records, for a button that loads more of them. */
  infiniteQuery?: ComponentProps<typeof MoreButton>['list'];
};

/** A list in all of its states: a table, or cards on a narrow screen. */
export function AdminTable<T extends { id: string }>({
  records,
  error = null,
  infiniteQuery,
  ...rest
}: Props<T>) {
  const ownRef = useRef<HTMLDivElement>(null);
  const containerRef = rest.ref ?? ownRef;
  const Records = useIsNarrow() ? AdminCards : Table;
  useRowKeys(containerRef);
  return (
    <QueryResult
      query={{ data: records, error }}
      loadingText={`Loading ${rest.label.toLowerCase()}...`}
    >
      {(loaded) => (
        <>
          <Box
            ref={containerRef}
            role="group"
            aria-label={rest.label}
            aria-busy={rest.isFetching}
            tabIndex={-1}
            style={focusTarget}
          >
            <Records {...rest} records={loaded} />
          </Box>
          {infiniteQuery?.hasNextPage && (
            <Group mt="xs">
              <MoreButton list={infiniteQuery} />
            </Group>
          )}
        </>
      )}
    </QueryResult>
  );
}

const focusTarget = {
  scrollMarginTop: 'calc(var(--app-shell-header-offset, 0rem) + 1rem)',
  outline: 'none',
};

function Table<T extends { id: string }>({ columns, records, emptyState, ...props }: RowsProps<T>) {
  const { isFetching, sort, selection } = props;
  return (
    <DataTable
      classNames={{ root: classes.root, table: classes.table, header: classes.header }}
      columns={columns.map((column, index) => ({
        ...column,
        title:
          sort && column.sortOrders ? <SortButton column={column} sort={sort} /> : column.title,
        ...(index === 0 && {
          customCellAttributes: () => ({ role: 'rowheader', 'data-head': '' }),
        }),
      }))}
      defaultColumnProps={{ ellipsis: true }}
      records={[...records]}
      fetching={isFetching}
      // mantine-datatable hides the empty state visually only, so it must not contain text otherwise.
      emptyState={
        <Box c="var(--tone-text)" style={{ pointerEvents: 'auto' }}>
          {records.length === 0 && emptyState}
        </Box>
      }
      minHeight={records.length === 0 ? '9.5rem' : undefined}
      height="auto"
      scrollAreaProps={{ type: 'never' }}
      customRowAttributes={() => ({ 'data-row': '' })}
      onRowClick={({ event }) => openRow(event)}
      withTableBorder
      borderRadius="md"
      verticalSpacing="0.4375rem"
      horizontalSpacing="0.625rem"
      highlightOnHover
      backgroundColor="var(--tone-card)"
      borderColor="var(--tone-line)"
      rowBorderColor="var(--tone-line)"
      highlightOnHoverColor="var(--mantine-color-paper-2)"
      {...sortStatusProps(columns, sort)}
      {...(selection && selectionProps(records, selection))}
    />
  );
}

function selectionProps<T extends { id: string }>(
  records: readonly T[],
  { selected, onChange, nameOf }: NonNullable<RowsProps<T>['selection']>,
) {
  return {
    selectionTrigger: 'cell' as const,
    selectedRecords: records.filter(({ id }) => selected.has(id)),
    onSelectedRecordsChange: (chosen: T[]) => onChange(chosen.map(({ id }) => id)),
    selectionCheckboxProps: { size: 'xs' },
    allRecordsSelectionCheckboxProps: { 'aria-label': 'Select all on this page' },
    getRecordSelectionCheckboxProps: (record: T) => ({ 'aria-label': `Select ${nameOf(record)}` }),
  };
}

type Sort = NonNullable<RowsProps<unknown>['sort']>;

const currentOrder = ({ sortOrders }: Pick<Column<never>, 'sortOrders'>, sort: Sort | undefined) =>
  sort &&
  ([undefined, 'ascending', 'descending'] as const)[(sortOrders?.indexOf(sort.value) ?? -1) + 1];

function sortStatusProps<T>(columns: readonly Column<T>[], sort: Sort | undefined) {
  const sorted = columns.find((column) => currentOrder(column, sort));
  if (!sorted) return {};
  const direction = currentOrder(sorted, sort) === 'ascending' ? 'asc' : 'desc';
  return { sortStatus: { columnAccessor: sorted.accessor, direction } as const };
}

type SortButtonProps = {
  column: Pick<Column<never>, 'title' | 'sortOrders' | 'isDescendingFirst'>;
  sort: Sort;
};

/**
 * Sorts by its column. The header that mantine-datatable renders for a sortable column has the role
 * `button` instead of `columnheader`, so this button is inside the header and sets its `aria-sort`.
 */
function SortButton({ column, sort }: SortButtonProps) {
  const { title, sortOrders = [], isDescendingFirst } = column;
  const order = currentOrder(column, sort);
  const isDescendingNext = order ? order === 'ascending' : isDescendingFirst;
  return (
    <UnstyledButton
      ref={(button: HTMLElement | null) => {
        const head = button?.closest('th');
        if (order) head?.setAttribute('aria-sort', order);
        else head?.removeAttribute('aria-sort');
      }}
      fz="inherit"
      className={classes.sort}
      onClick={() => sort.onChange(sortOrders[isDescendingNext ? 1 : 0] ?? '')}
    >
      {title}
    </UnstyledButton>
  );
}
