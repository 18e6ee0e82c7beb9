import type { Attribution, Touch } from '../../shared/attribution.ts';
import { campaignParameters, MAX_VALUE_LENGTH } from '../../shared/campaign.ts';
import { readStored, writeStored } from './storage.ts';
import { isObject } from '../../shared/isObject.ts';
import { isUnlistedUrl } from '../../shared/secretUrls.ts';
import { touchKeys } from '../../shared/touchKeys.ts';
import { beacon } from './beacon.ts';

const KEY = 'attribution';
type Visit = { address: string; referrer: string; at: Date };

/** `referrer` is the URL of the linking page; only its host is kept. */
export function createTouch({ address, referrer, at }: Visit): Touch {
  const { searchParams, pathname, host } = new URL(address);
  // Without dayjs, which most pages do not load at first.
  const touch: Touch = { at: at.toISOString() };
  if (!isUnlistedUrl(pathname)) touch.landing = pathname.slice(0, MAX_VALUE_LENGTH);
  const referrerHost = URL.canParse(referrer) ? new URL(referrer).host : '';
  if (referrerHost && referrerHost !== host)
    touch.referrer = referrerHost.slice(0, MAX_VALUE_LENGTH);
  for (const name of campaignParameters) {
    const value = searchParams.get(name)?.trim().slice(0, MAX_VALUE_LENGTH);
    // Some newsletters put the reader's email address into their links.
    if (value && !value.includes('@')) touch[name] = value;
  }
  return touch;
}

/** A direct visit does not replace an earlier campaign. */
export function withTouch(stored: Attribution | undefined, touch: Touch): Attribution {
  if (!stored) return { first: touch, last: touch };
  const { at: _at, landing: _landing, ...source } = touch;
  return Object.keys(source).length > 0 ? { first: stored.first, last: touch } : stored;
}

/**
 * Counts this visit, and stores its source in the browser; called once per page load. The count
 * needs neither the stored source nor anything else that identifies the browser.
 */
export function storeAttribution() {
  const touch = createTouch({
    address: location.href,
    referrer: document.referrer,
    at: new Date(),
  });
  if (isVisit() && touch.landing)
    beacon('visitCounts.count', { kind: 'visit', ...touchKeys(touch) });
  writeStored('localStorage', KEY, withTouch(attribution(), touch));
}

/** Whether the page was opened from outside: not from this site, and not by reload or history. */
function isVisit() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOpened = navigation && 'type' in navigation && navigation.type === 'navigate';
  return isOpened && !document.referrer.startsWith(`${location.origin}/`);
}

/** Counts a quiz that was started, by the first visit. */
export const countQuizStart = () =>
  beacon('visitCounts.count', { kind: 'quizStart', ...touchKeys(attribution()?.first) });

/** Returns the stored source, which is sent with each lead and quiz response. */
export function attribution(): Attribution | undefined {
  const stored = readStored('localStorage', KEY);
  return isAttribution(stored) ? stored : undefined;
}

// The server validates the rest.
const isAttribution = (value: unknown): value is Attribution =>
  isObject(value) && isObject(value.first) && isObject(value.last);
