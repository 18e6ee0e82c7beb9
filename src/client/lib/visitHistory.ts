import type { NewVisitEvent } from '../../shared/visits.ts';
import { attribution } from './attribution.ts';
import { beacon } from './beacon.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'visitor';

/** Returns the id of this browser, which it has while its visitor consents to a history. */
function visitorId() {
  const stored = readStored('localStorage', KEY);
  return typeof stored === 'string' ? stored : undefined;
}

/** What a form submits in addition to its fields. */
export const visitOfForm = () => ({ attribution: attribution(), visitorId: visitorId() });

type WithoutVisitor<Event> = Event extends unknown ? Omit<Event, 'visitorId'> : never;

/** Adds an event to the history, if there is one. */
export function recordVisit(event: WithoutVisitor<NewVisitEvent>) {
  const id = visitorId();
  if (id) beacon('visits.record', { visitorId: id, ...event });
}

/** Starts the history of this browser, unless it has one. */
export function startHistory(newId: () => string) {
  if (!visitorId()) writeStored('localStorage', KEY, newId());
}

/** Deletes the history of this browser, here and on the server. */
export function forgetHistory() {
  const id = visitorId();
  if (!id) return;
  beacon('visits.forget', { visitorId: id });
  writeStored('localStorage', KEY, null);
}
