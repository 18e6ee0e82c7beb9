import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { VisitSource } from '../../shared/attribution.ts';
import { isUnlistedUrl } from '../../shared/secretUrls.ts';
import { createSource } from '../lib/attribution.ts';
import { forgetHistory, recordVisit, startHistory } from '../lib/visitHistory.ts';
import { useSiteConfig } from './config.ts';
import { isAllowed, useConsent } from './consent/consent.ts';

/** Records the opened pages while the visitor consents to a history. */
export function useVisitHistory() {
  const isOn = useIsHistoryOn();
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (!isOn) return forgetHistory();
    startHistory(uuid);
    recordPage(path);
  }, [isOn, path]);
}

/** Records that a guide was opened, which a dead link does not. */
export function useGuideVisit(hasGuide: boolean) {
  const isOn = useIsHistoryOn();
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (!isOn || !hasGuide) return;
    startHistory(uuid);
    record(path, { kind: 'guide' });
  }, [isOn, hasGuide, path]);
}

function useIsHistoryOn() {
  const { hasVisitHistory } = useSiteConfig();
  const isAllowedNow = isAllowed(useConsent(), 'history');
  return hasVisitHistory && isAllowedNow;
}

let recorded: string | undefined;

function recordPage(path: string) {
  if (!isUnlistedUrl(path)) record(path, { kind: 'page', name: path });
}

function record(path: string, event: { kind: 'guide' } | { kind: 'page'; name: string }) {
  if (recorded === path) return;
  const source = recorded === undefined ? sourceOfVisit() : undefined;
  recorded = path;
  recordVisit({ ...event, source });
}

/** Returns the campaign or the site that linked here; undefined for a direct visit. */
function sourceOfVisit(): VisitSource | undefined {
  const { referrer, href: address } = { referrer: document.referrer, href: location.href };
  const {
    at: _at,
    landing: _landing,
    ...source
  } = createSource({ address, referrer, at: new Date() });
  return Object.keys(source).length > 0 ? source : undefined;
}
