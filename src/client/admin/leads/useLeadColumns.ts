import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useIsNarrow } from '../table/rows.ts';
import { type FurtherColumn, furtherColumnNames } from './leadColumns.tsx';

const STORAGE_KEY = 'leadColumns';
const Stored = z.array(z.enum(furtherColumnNames)).optional().catch(undefined);

/** The columns beyond the fixed ones: chosen in this browser, or those that fit its window. */
export function useLeadColumns(leads: readonly { call: string }[]) {
  const [chosen, setChosen] = useState(() => Stored.parse(readStored('localStorage', STORAGE_KEY)));
  const isNarrow = useIsNarrow();
  const isWide = useMediaQuery('(min-width: 1600px)', false, { getInitialValueInEffect: false });
  const asksForCall = leads.some(({ call }) => call);
  const defaults = furtherColumnNames.filter(
    (name) =>
      isWide || name === 'status' || name === 'followUpOn' || (name === 'call' && asksForCall),
  );
  const choose = (names: readonly FurtherColumn[] | null) => {
    setChosen(names ? [...names] : undefined);
    writeStored('localStorage', STORAGE_KEY, names);
  };
  return {
    shown:
      chosen && !isNarrow ? furtherColumnNames.filter((name) => chosen.includes(name)) : defaults,
    isChosen: chosen !== undefined,
    choose,
  };
}
export type LeadColumns = ReturnType<typeof useLeadColumns>;
