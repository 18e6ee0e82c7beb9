import { Checkbox, Group, NativeSelect, Paper } from '@mantine/core';
import { getValueAtPath } from 'mantine-datatable';
import { openRow, type RowsProps } from './rows.ts';
import classes from './AdminTable.module.css';
import { Notice } from '../ui/Notice.tsx';

/** Renders each record as a card with the columns of a table. */
export function AdminCards<T extends { id: string }>(props: RowsProps<T>) {
  const { columns, records, selection, emptyState } = props;
  if (records.length === 0) return <Notice>{emptyState}</Notice>;
  return (
    <>
      <CardsToolbar {...props} />
      <Checkbox.Group value={[...(selection?.selected ?? [])]} onChange={selection?.onChange}>
        <Paper
          component="ul"
          p={0}
          bg="var(--tone-card)"
          className={classes.cards}
          style={{ listStyle: 'none' }}
        >
          {records.map((record) => (
            <li
              key={record.id}
              data-row
              data-selected={selection?.selected.has(record.id) || undefined}
            >
              <Group wrap="nowrap" align="start" gap="0.625rem" onClick={openRow}>
                {selection && (
                  <Checkbox
                    size="xs"
                    p="0.25rem"
                    value={record.id}
                    aria-label={`Select ${selection.nameOf(record)}`}
                  />
                )}
                <dl className={classes.card}>
                  {columns.map(({ accessor, title, render, ...card }, index) => (
                    <div
                      key={String(accessor)}
                      data-head={index === 0 || undefined}
                      data-card-flex={card.cardFlex}
                      data-wraps={card.wrapsInCard}
                      style={{ flex: card.cardFlex?.endsWith('%') ? card.cardFlex : undefined }}
                    >
                      <dt className={card.isLabeledInCard ? undefined : 'visually-hidden'}>
                        {title}
                      </dt>
                      <dd>
                        {render ? render(record, index) : textValue(record, String(accessor))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </Group>
            </li>
          ))}
        </Paper>
      </Checkbox.Group>
    </>
  );
}

/** Returns the text of a column without `render`. */
function textValue(record: object, accessor: string) {
  const value = getValueAtPath<Record<string, unknown>>({ ...record }, accessor);
  return typeof value === 'string' ? value : '';
}

function CardsToolbar<T extends { id: string }>({
  columns,
  records,
  sort,
  selection,
}: RowsProps<T>) {
  const ids = records.map(({ id }) => id);
  const areAllSelected = ids.every((id) => selection?.selected.has(id));
  return (
    <Group justify="space-between" pl="0.625rem" mb={sort || selection ? 'xs' : 0}>
      {selection && (
        <Checkbox
          size="xs"
          label="Select all on this page"
          checked={areAllSelected}
          onChange={() => selection.onChange(areAllSelected ? [] : ids)}
        />
      )}
      {sort && (
        <NativeSelect
          size="xs"
          fz="sm"
          aria-label="Sort"
          data={columns.flatMap(({ title, sortOrders = [] }) =>
            sortOrders.map((value, index) => ({ value, label: `${title} ${index ? '↓' : '↑'}` })),
          )}
          value={sort.value}
          onChange={(event) => sort.onChange(event.target.value)}
        />
      )}
    </Group>
  );
}
