import type { Attribution, VisitSource } from '../../shared/attribution.ts';
import { campaignParameters, MAX_VALUE_LENGTH } from '../../shared/campaign.ts';
import { readStored, writeStored } from './storage.ts';
import { isObject } from '../../shared/isObject.ts';
import { isUnlistedUrl } from '../../shared/secretUrls.ts';
import { sourceKeys } from '../../shared/sourceKeys.ts';
import { beacon } from './beacon.ts';

const KEY = 'attribution';
type Visit = { address: string; referrer: string; at: Date };

/** `referrer` is the URL of the linking page; only its host is kept. */
export function createSource({ address, referrer, at }: Visit): VisitSource {
  const { searchParams, pathname, host } = new URL(address);
  // Without dayjs, which most pages do not load at first.
  const visit: VisitSource = { at: at.toISOString() };
  if (!isUnlistedUrl(pathname)) visit.landing = pathname.slice(0, MAX_VALUE_LENGTH);
  const referrerHost = URL.canParse(referrer) ? new URL(referrer).host : '';
  if (referrerHost && referrerHost !== host)
    visit.referrer = referrerHost.slice(0, MAX_VALUE_LENGTH);
  for (const name of campaignParameters) {
    const value = searchParams.get(name)?.trim().slice(0, MAX_VALUE_LENGTH);
    // Some newsletters put the reader's email address into their links.
    if (value && !value.includes('@')) visit[name] = value;
  }
  return visit;
}

/** A direct visit does not replace an earlier campaign. */
export function withSource(stored: Attribution | undefined, visit: VisitSource): Attribution {
  if (!stored) return { first: visit, last: visit };
  const { at: _at, landing: _landing, ...source } = visit;
  return Object.keys(source).length > 0 ? { first: stored.first, last: visit } : stored;
}

/**
 * Counts this visit, and stores its source in the browser; called once per page load. The count
 * needs neither the stored source nor anything else that identifies the browser.
 */
export function storeAttribution() {
  const visit = createSource({
    address: location.href,
    referrer: document.referrer,
    at: new Date(),
  });
  if (isVisit() && visit.landing)
    beacon('visitCounts.count', { kind: 'visit', ...sourceKeys(visit) });
  writeStored('localStorage', KEY, withSource(attribution(), visit));
}

/** Whether the page was opened from outside: not from this site, and not by reload or history. */
function isVisit() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOpened = navigation && 'type' in navigation && navigation.type === 'navigate';
  return isOpened && !document.referrer.startsWith(`${location.origin}/`);
}

/** Counts a quiz that was started, by the first visit. */
export const countQuizStart = () =>
  beacon('visitCounts.count', { kind: 'quizStart', ...sourceKeys(attribution()?.first) });

/** Returns the stored source, which is sent with each lead and quiz response. */
export function attribution(): Attribution | undefined {
  const stored = readStored('localStorage', KEY);
  return isAttribution(stored) ? stored : undefined;
}

// The server validates the rest.
const isAttribution = (value: unknown): value is Attribution =>
  isObject(value) && isObject(value.first) && isObject(value.last);
