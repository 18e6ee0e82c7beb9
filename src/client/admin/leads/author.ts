import { readStored, writeStored } from '../../ui/stored.ts';

const KEY = 'leadAuthor';

/** How the person at this browser signs notes and changes: there is one password for all. */
export function readAuthor() {
  const kept = readStored('localStorage', KEY);
  return typeof kept === 'string' ? kept : '';
}

export const keepAuthor = (name: string) => writeStored('localStorage', KEY, name.trim());
