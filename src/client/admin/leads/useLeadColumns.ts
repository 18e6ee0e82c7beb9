import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useIsNarrow } from '../table/rows.ts';
import { furtherColumns, type LeadColumn, nameOfColumn } from './leadColumns.tsx';

const STORAGE_KEY = 'leadColumns';
const Stored = z.array(z.string()).optional().catch(undefined);

/** The columns beyond the fixed ones: chosen in this browser, or those that fit its window. */
export function useLeadColumns(leads: readonly { call: string }[]) {
  const [chosen, setChosen] = useState(() => Stored.parse(readStored('localStorage', STORAGE_KEY)));
  const isNarrow = useIsNarrow();
  const isWide = useMediaQuery('(min-width: 1600px)', false, { getInitialValueInEffect: false });
  const asksForCall = leads.some(({ call }) => call);
  const isDefault = ({ accessor }: LeadColumn) =>
    isWide ||
    accessor === 'status' ||
    accessor === 'followUpOn' ||
    (accessor === 'call' && asksForCall);
  const choose = (names: string[] | null) => {
    setChosen(names ?? undefined);
    writeStored('localStorage', STORAGE_KEY, names);
  };
  return {
    shown: furtherColumns.filter((column) =>
      chosen && !isNarrow ? chosen.includes(nameOfColumn(column)) : isDefault(column),
    ),
    isChosen: chosen !== undefined,
    choose,
  };
}

export type LeadColumns = ReturnType<typeof useLeadColumns>;
