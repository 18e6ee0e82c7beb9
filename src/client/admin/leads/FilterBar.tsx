import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { Box, Button, Select, SimpleGrid } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { filterFields } from '../../../shared/leads/filter.ts';
import { leadStatuses, MINE, NOBODY, NOT_SPAM } from '../../../shared/leads/constants.ts';
import { trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsNarrow } from '../table/rows.ts';
import { CalendarEscapeHandler } from '../ui/CalendarEscapeHandler.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { SearchField } from '../table/SearchField.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import type { LeadListState } from './useLeadListState.ts';

type Props = {
  listState: LeadListState;
  types: readonly { value: string }[] | undefined;
  offers: readonly { value: string }[] | undefined;
};

const emptyFilter = Object.fromEntries(filterFields.map((field) => [field, undefined]));

/** The filters that are behind a button also where there is room. */
const rareFields: readonly string[] = ['call', 'type', 'offer', 'tier', 'from', 'to'];

/** Search and the common filters in one line, the rare ones in a dialog; on phones all of them. */
export function FilterBar(props: Props) {
  const { filter, isSpam, activeFilters } = props.listState;
  const isNarrow = useIsNarrow();
  const [isOpen, { open, close }] = useDisclosure();
  const inDialog = activeFilters.filter((field) =>
    isNarrow ? field !== 'q' : rareFields.includes(field),
  );
  const label = isNarrow ? 'Filters' : 'More filters';
  return (
    <Box
      component="search"
      display="grid"
      mb="xs"
      style={{
        gap: 'var(--mantine-spacing-xs)',
        gridTemplateColumns: isNarrow ? '1fr auto' : 'repeat(auto-fill, minmax(8.25rem, 1fr))',
      }}
    >
      <Box miw={0} style={{ gridColumn: isNarrow ? undefined : 'span 2' }}>
        <SearchField
          key={isSpam ? 'spam' : 'leads'}
          q={filter.q ?? ''}
          placeholder="Name, email or company"
        />
      </Box>
      {!isNarrow && <CommonFilters {...props} />}
      <Button variant="outline" size="xs" aria-haspopup="dialog" onClick={open}>
        {inDialog.length > 0 ? `${label} (${inDialog.length})` : label}
      </Button>
      {activeFilters.length > 0 && !isNarrow && <ClearFiltersButton isSpam={isSpam} />}
      {isOpen && (
        <Dialog title={label} closeLabel="Show leads" onClose={close}>
          <SimpleGrid cols={1} spacing="sm">
            {isNarrow && <CommonFilters {...props} />}
            <RareFilters {...props} />
            {activeFilters.length > 0 && <ClearFiltersButton isSpam={isSpam} />}
          </SimpleGrid>
        </Dialog>
      )}
    </Box>
  );
}

export function ClearFiltersButton({ isSpam = false }: { isSpam?: boolean }) {
  const setSearchParams = useSetSearchParams();
  const clear = () => setSearchParams({ ...emptyFilter, status: isSpam ? 'spam' : undefined });
  return (
    <Button variant="outline" size="xs" flex="none" onClick={clear}>
      Clear filters
    </Button>
  );
}

const tiers = [
  { value: '10m', label: '$10M+' },
  { value: '5m', label: '$5M-$10M' },
  { value: '1m', label: '$1M-$5M' },
  { value: 'none', label: 'Below or unknown' },
];

const toOption = ({ value }: { value: string }) => ({ value, label: labelOf(value) });

const statuses = leadStatuses
  .filter((status) => status !== 'spam')
  .map((value) => toOption({ value }));

function CommonFilters({ listState: { filter, isSpam } }: Props) {
  return (
    <>
      {!isSpam && (
        <FilterSelect filter={filter} name="status" placeholder="Any status" data={statuses} />
      )}
      <OwnerFilter filter={filter} />
      <FilterSelect
        filter={filter}
        name="due"
        label="Follow-up"
        placeholder="Follow-up"
        data={followUps}
      />
    </>
  );
}

function RareFilters({ listState: { filter }, types = [], offers = [] }: Props) {
  return (
    <>
      <FilterSelect filter={filter} name="call" placeholder="Any call" data={calls} />
      <FilterSelect
        filter={filter}
        name="type"
        placeholder="All types"
        data={types.map(toOption)}
      />
      <FilterSelect
        filter={filter}
        name="offer"
        placeholder="All offers"
        data={offers.map(toOption)}
      />
      <FilterSelect
        filter={filter}
        name="tier"
        label="Revenue"
        placeholder="All tiers"
        data={tiers}
      />
      <DateRangeFilter key={`${filter.from} ${filter.to}`} filter={filter} />
    </>
  );
}

const followUps = [
  { value: 'due', label: 'Due today or overdue' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Due today' },
  { value: 'week', label: 'Due this week' },
];

const calls = [
  { value: 'open', label: 'Open call requests' },
  { value: 'requested', label: 'All call requests' },
];

/** Hidden if there are no accounts, as when no password is set. */
function OwnerFilter({ filter }: FilterProps) {
  const { data } = trpc.admin.accounts.people.useQuery();
  const { data: access } = trpc.admin.access.state.useQuery();
  const people = data?.people ?? [];
  if (people.length === 0 && !filter.owner) return null;
  return (
    <FilterSelect
      filter={filter}
      name="owner"
      placeholder="Any owner"
      data={[
        ...(access?.by === 'session' ? [{ value: MINE, label: 'Mine' }] : []),
        { value: NOBODY, label: 'Unassigned' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

type FilterProps = { filter: Record<string, string> };
type FilterSelectProps = FilterProps & {
  name: string;
  label?: string;
  placeholder: string;
  data: { value: string; label: string }[];
};

function FilterSelect({
  name,
  label = labelOf(name),
  filter,
  placeholder,
  data,
}: FilterSelectProps) {
  const setSearchParams = useSetSearchParams();
  const value = filter[name] === NOT_SPAM ? undefined : filter[name];
  // The URL may contain a value that no lead has.
  const isKnown = !value || data.some((choice) => choice.value === value);
  return (
    <Select
      {...commonProps}
      aria-label={label}
      placeholder={placeholder}
      clearable
      clearSectionMode="clear"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      data={isKnown ? data : [...data, toOption({ value })]}
      value={value ?? null}
      onChange={(chosen) => setSearchParams({ [name]: chosen ?? undefined })}
    />
  );
}

const commonProps = { size: 'sm', fz: 'sm', miw: 0 } as const;

export const isRangeInverted = ({ from, to }: Record<string, string>) =>
  !!from && !!to && from > to;

/** Changes the URL once both dates are chosen. */
function DateRangeFilter({ filter }: FilterProps) {
  const { from = null, to = null } = filter;
  const [range, setRange] = useState<[string | null, string | null]>([from, to]);
  const [isOpen, { open, close }] = useDisclosure();
  const field = useRef<HTMLButtonElement>(null);
  const setSearchParams = useSetSearchParams();
  const changeRange = (chosen: [string | null, string | null]) => {
    setRange(chosen);
    if (!chosen[0] === !chosen[1]) setSearchParams({ from: chosen[0] ?? '', to: chosen[1] ?? '' });
  };
  return (
    <>
      {isOpen && <CalendarEscapeHandler onEscape={() => field.current?.click()} />}
      <DatePickerInput
        ref={field}
        type="range"
        placeholder="Any date"
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        valueFormat="MMM D, YYYY"
        {...commonProps}
        allowSingleDateInRange
        clearable
        clearButtonProps={{ 'aria-label': 'Clear dates' }}
        error={isRangeInverted(filter) && 'From is after To'}
        value={range}
        onChange={changeRange}
        popoverProps={{ onOpen: open, onClose: close }}
      />
    </>
  );
}
