import { useEffect, useState } from 'react';
import { type Fields, isSame } from './fields.ts';
import { forget, keep, type Kept, readKept } from './kept.ts';

type Typed = { fields: Fields; version: number; isChanged: boolean };

/** Keeps what is typed in this browser until it is saved, and offers what was kept before. */
export function useOffer(id: string, { fields, version, isChanged }: Typed) {
  const [offer, setOffer] = useState(() => offered(id, fields));
  useEffect(() => {
    // While an older text is offered, it is the one that must not be lost.
    if (offer) return;
    if (isChanged) keep(id, { fields, version });
    else forget(id);
  }, [id, fields, version, isChanged, offer]);
  return { offer, setOffer };
}

function offered(id: string, fields: Fields): Kept | undefined {
  const kept = readKept(id);
  return kept && !isSame(kept.fields, fields) ? kept : undefined;
}
