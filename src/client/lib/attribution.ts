import type { Attribution, Touch } from '../../shared/attribution.ts';
import { campaignParameters, MAX_VALUE_LENGTH } from '../../shared/campaign.ts';
import { isSecretPath } from './secretPaths.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'attribution';
/** Addresses that are a secret, or not the visitors'. */
const isPrivate = (path: string) => isSecretPath(path) || path.startsWith('/admin');

type Arrival = { address: string; referrer: string; at: Date };

/** What is worth keeping of an arrival. */
export function touchOf({ address, referrer, at }: Arrival): Touch {
  const { searchParams, pathname, host } = new URL(address);
  const touch: Touch = { at: at.toISOString() };
  if (!isPrivate(pathname)) touch.landing = pathname.slice(0, MAX_VALUE_LENGTH);
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  if (from && from !== host) touch.referrer = from.slice(0, MAX_VALUE_LENGTH);
  for (const name of campaignParameters) {
    const value = searchParams.get(name)?.trim().slice(0, MAX_VALUE_LENGTH);
    // Some newsletters write the reader's address into their links.
    if (value && !value.includes('@')) touch[name] = value;
  }
  return touch;
}

/** A visit that came from nowhere in particular does not hide the campaign before it. */
export function withTouch(known: Attribution | undefined, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  const { at: _at, landing: _landing, ...source } = touch;
  return Object.keys(source).length > 0 ? { first: known.first, last: touch } : known;
}

/** Keeps where this visit came from, in this browser only; called once a page load. */
export function keepAttribution() {
  const touch = touchOf({ address: location.href, referrer: document.referrer, at: new Date() });
  writeStored('localStorage', KEY, withTouch(attribution(), touch));
}

/** Goes with each lead and quiz response. */
export function attribution(): Attribution | undefined {
  const known = readStored('localStorage', KEY);
  return isAttribution(known) ? known : undefined;
}

// The server looks closer.
const isAttribution = (value: unknown): value is Attribution =>
  typeof value === 'object' && value !== null && 'first' in value && 'last' in value;
