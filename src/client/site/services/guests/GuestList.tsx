import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import type {
  Guest,
  GuestList as GuestListFields,
} from '../../../../shared/content/services/guestManagement.ts';
import { fill } from '../../../../shared/fill.ts';
import { FilterChips } from '../FilterChips.tsx';
import { LongList, longListRows } from '../LongList.tsx';
import classes from './GuestList.module.css';

const ALL = 'all';

/** The stages of an invitation, in order. */
const stages: readonly Guest['status'][] = ['Invited', 'Answered', 'Booked', 'Recorded'];

/** The guests of all tiers or of one. Mantine's table would bring 20 KB of scroll area. */
export function GuestList({ tiers, columns, caption, guests }: GuestListFields) {
  const [shown, setShown] = useState(ALL);
  const inTier = (value: string) =>
    value === ALL ? guests : guests.filter(({ tier }) => value === `${tier}`);
  const options = [ALL, ...tiers.map((_, index) => `${index + 1}`)].map((value) => ({
    value,
    label: value === ALL ? 'All' : `Tier ${value}`,
    count: inTier(value).length,
  }));
  const reached = (stage: Guest['status']) =>
    guests.filter(({ status }) => stages.indexOf(status) >= stages.indexOf(stage)).length;
  const counts = {
    guests: guests.length,
    answered: reached('Answered'),
    booked: reached('Booked'),
  };
  return (
    <>
      <FilterChips
        label="Show tier"
        options={options}
        value={shown}
        onChange={setShown}
        status={`${inTier(shown).length} guests shown`}
      />
      <LongList
        labels={{ more: `Show all ${guests.length} guests`, fewer: 'Show fewer guests' }}
        isWhole={shown !== ALL}
      >
        <table className={classes.table}>
          <caption className={classes.caption}>{fill(caption, counts)}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.guest}</th>
              <th scope="col">{columns.tier}</th>
              <th scope="col">{columns.why}</th>
              <th scope="col">{columns.status}</th>
            </tr>
          </thead>
          <tbody className={longListRows}>
            {inTier(shown).map((guest) => (
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
      <td className={classes.tier}>{`Tier ${tier}`}</td>
      <td className={classes.why}>{why}</td>
      <td className={classes.status}>
        <Box
          component="span"
          className={classes.progress}
          __vars={{ '--reached': `${stages.indexOf(status) + 1}` }}
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
