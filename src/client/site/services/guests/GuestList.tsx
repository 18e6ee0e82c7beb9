import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type Guest,
  guestList,
  guests,
  statuses,
  tiers,
} from '../../../../shared/content/servicePages/guestList.ts';
import { FilterChips } from '../FilterChips.tsx';
import { LongList, longListRows } from '../LongList.tsx';
import classes from './GuestList.module.css';

const ALL = 'all';
const inTier = (tier: string) =>
  tier === ALL ? guests : guests.filter((guest) => guest.tier === tier);

const options = [ALL, ...tiers].map((value) => ({
  value,
  label: value === ALL ? guestList.all : guestList.tierOf(value),
  count: inTier(value).length,
}));

const { columns } = guestList;

/** The guests of all tiers or of one. Mantine's table would bring 20 KB of scroll area. */
export function GuestList() {
  const [tier, setTier] = useState(ALL);
  const shown = inTier(tier);
  return (
    <>
      <FilterChips
        label={guestList.filter}
        options={options}
        value={tier}
        onChange={setTier}
        status={guestList.shown(shown.length)}
      />
      <LongList labels={guestList.toggle} isWhole={tier !== ALL}>
        <table className={classes.table}>
          <caption className={classes.caption}>{guestList.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.guest}</th>
              <th scope="col">{columns.tier}</th>
              <th scope="col">{columns.why}</th>
              <th scope="col">{columns.status}</th>
            </tr>
          </thead>
          <tbody className={longListRows}>
            {shown.map((guest) => (
              <GuestRow key={guest.company} guest={guest} />
            ))}
          </tbody>
        </table>
      </LongList>
    </>
  );
}

function GuestRow({ guest: { role, company, tier, why, status, note } }: { guest: Guest }) {
  return (
    <tr>
      <th scope="row" className={classes.guest}>
        {role}
        <Text span display="block" c="dimmed" size="sm" fw={400}>
          {company}
        </Text>
      </th>
      <td className={classes.tier}>{guestList.tierOf(tier)}</td>
      <td className={classes.why}>{why}</td>
      <td className={classes.status}>
        <Box
          component="span"
          className={classes.progress}
          __vars={{ '--reached': `${statuses.indexOf(status) + 1}` }}
          aria-hidden
        />
        {status}
        {note && (
          <Text span c="dimmed" size="sm" className={classes.detail}>
            {note}
          </Text>
        )}
      </td>
    </tr>
  );
}
