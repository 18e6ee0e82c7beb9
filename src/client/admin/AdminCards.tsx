import { Checkbox, Group, NativeSelect, Paper } from '@mantine/core';
import { type Column, openRow, type RowsProps } from './adminRows.ts';
import classes from './AdminTable.module.css';

/** The columns of a table as a card for each record. */
export function AdminCards<T extends { id: string }>({
  columns,
  records,
  empty,
  sort,
  selection,
}: RowsProps<T>) {
  if (records.length === 0)
    return (
      <Paper p="xl" bg="var(--tone-card)" ta="center">
        {empty}
      </Paper>
    );
  return (
    <>
      <CardsHead {...{ columns, records, sort, selection }} />
      <Paper component="ul" bg="var(--tone-card)" className={classes.cards}>
        {records.map((record) => (
          <Card key={record.id} {...{ record, columns, selection }} />
        ))}
      </Paper>
    </>
  );
}

type HeadProps<T> = Pick<RowsProps<T>, 'columns' | 'records' | 'sort' | 'selection'>;

function CardsHead<T extends { id: string }>({ columns, records, sort, selection }: HeadProps<T>) {
  if (!sort && !selection) return null;
  const ids = records.map(({ id }) => id);
  const areAll = ids.every((id) => selection?.selected.has(id));
  return (
    <Group justify="space-between" pl="0.625rem" mb="xs">
      {selection && (
        <Checkbox
          size="xs"
          label="Select all on this page"
          checked={areAll}
          onChange={() => selection.onChange(areAll ? [] : ids)}
        />
      )}
      {sort && (
        <NativeSelect
          size="xs"
          fz="sm"
          aria-label="Sort"
          data={columns.flatMap(ordersOf)}
          value={sort.value}
          onChange={(event) => sort.onChange(event.target.value)}
        />
      )}
    </Group>
  );
}

const ordersOf = ({ title, sorts }: Pick<Column<never>, 'title' | 'sorts'>) =>
  sorts
    ? [
        { value: sorts.rising, label: `${title} ↑` },
        { value: sorts.falling, label: `${title} ↓` },
      ]
    : [];

type CardProps<T> = { record: T } & Pick<RowsProps<T>, 'columns' | 'selection'>;

function Card<T extends { id: string }>({ record, columns, selection }: CardProps<T>) {
  const isSelected = selection?.selected.has(record.id) ?? false;
  const toggle = () => {
    const others = [...(selection?.selected ?? [])].filter((id) => id !== record.id);
    selection?.onChange(isSelected ? others : [...others, record.id]);
  };
  return (
    <Group
      component="li"
      wrap="nowrap"
      align="start"
      gap="0.625rem"
      data-row
      data-selected={isSelected || undefined}
      onClick={openRow}
    >
      {selection && (
        <Checkbox
          size="xs"
          p="0.25rem"
          aria-label={`Select ${selection.nameOf(record)}`}
          checked={isSelected}
          onChange={toggle}
        />
      )}
      <dl className={classes.card}>
        {columns.map(({ accessor, title, render, inCard }, index) => (
          <div
            key={String(accessor)}
            data-head={index === 0 || undefined}
            data-corner={inCard === 'corner' || undefined}
            style={{ flex: inCard === 'corner' ? undefined : inCard }}
          >
            <dt className="visually-hidden">{title}</dt>
            <dd>{render(record)}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}
