import { useId, useState } from 'react';
import { leadStatuses } from '../../../shared/leads/terms.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import classes from './FilterBar.module.css';
import { useChangeView } from '../useChangeView.ts';
import { SearchField } from '../SearchField.tsx';
import type { LeadView } from './useLeadView.ts';

type Choice = { value: string; count: number };
type Props = {
  view: LeadView;
  types: readonly Choice[] | undefined;
  offers: readonly Choice[] | undefined;
};

/** What an empty filter bar says; the sorting stays. */
export const noFilter = {
  q: undefined,
  status: undefined,
  type: undefined,
  offer: undefined,
  tier: undefined,
  from: undefined,
  to: undefined,
};

const tiers = [
  ['10m', '$10M+'],
  ['5m', '$5M-$10M'],
  ['1m', '$1M-$5M'],
  ['none', 'Below or unknown'],
] as const;

export function FilterBar({ view, types, offers }: Props) {
  const changeView = useChangeView();
  const { filter } = view;
  const counted = (choices: Props['types'], current: string | undefined) => {
    const known = choices ?? [];
    const isKnown = !current || known.some(({ value }) => value === current);
    return [...known.map(({ value }) => value), ...(isKnown ? [] : [current])];
  };
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  const isNarrowed = view.isFiltered || (filter.status !== 'not-spam' && !view.isSpam);
  return (
    <search className={classes.search}>
      <SearchField
        key={view.isSpam ? 'spam' : 'leads'}
        q={filter.q ?? ''}
        label="Search"
        placeholder="Name, email or company"
        className={classes.words}
      />
      <Button
        variant="outline"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
      >
        {isNarrowed ? 'Filters (in use)' : 'Filters'}
      </Button>
      <div id={fields} className={classes.bar} data-open={isOpen}>
        {!view.isSpam && (
          <Choose label="Status" name="status" filter={filter} all="All but spam">
            {leadStatuses
              .filter((status) => status !== 'spam')
              .map((status) => [status, capital(status)])}
          </Choose>
        )}
        <Choose label="Type" name="type" filter={filter} all="All types">
          {counted(types, filter.type).map((value) => [value, value])}
        </Choose>
        <Choose label="Offer" name="offer" filter={filter} all="All offers">
          {counted(offers, filter.offer).map((value) => [value, value])}
        </Choose>
        <Choose label="Revenue" name="tier" filter={filter} all="All tiers">
          {tiers}
        </Choose>
        <Day
          label="From"
          name="from"
          filter={filter}
          error={areDaysSwapped(filter) ? 'Is after To' : undefined}
        />
        <Day label="To" name="to" filter={filter} />
        {isNarrowed ? (
          <Button
            variant="outline"
            className={classes.clear}
            onClick={() => changeView({ ...noFilter, status: view.isSpam ? 'spam' : undefined })}
          >
            Clear filters
          </Button>
        ) : null}
      </div>
    </search>
  );
}

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Field = { label: string; name: string; filter: Record<string, string> };

function Choose({
  label,
  name,
  filter,
  all,
  children,
}: Field & { all: string; children: readonly (readonly [string, string])[] }) {
  const changeView = useChangeView();
  const value = filter[name] ?? '';
  return (
    <NativeSelect
      label={label}
      className={classes.field}
      value={value === 'not-spam' ? '' : value}
      onChange={(event) => changeView({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {children.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

/** No day is both on or after `from` and on or before `to`. */
export const areDaysSwapped = ({ from, to }: Record<string, string>) => !!from && !!to && from > to;

function Day({ label, name, filter, error }: Field & { error?: string | undefined }) {
  const changeView = useChangeView();
  return (
    <TextInput
      label={label}
      type="date"
      className={classes.field}
      value={filter[name] ?? ''}
      error={error}
      onChange={(event) => changeView({ [name]: event.target.value })}
    />
  );
}
