import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Touch } from '../../shared/attribution.ts';
import { createTouch } from '../lib/attribution.ts';
import { isSecretPath } from '../lib/secretPaths.ts';
import { forgetHistory, recordVisit, startHistory } from '../lib/visitHistory.ts';
import { useSiteConfig } from './config.ts';
import { isAllowed, useConsent } from './consent/consent.ts';

/** Records the opened pages while the visitor consents to a history. */
export function useVisitHistory() {
  const { hasVisitHistory } = useSiteConfig();
  const isOn = isAllowed(useConsent(), 'history');
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (!hasVisitHistory || !isOn) return forgetHistory();
    startHistory(uuid);
    recordPage(path);
  }, [hasVisitHistory, isOn, path]);
}

let recorded: string | undefined;

function recordPage(path: string) {
  if (recorded === path || path.startsWith('/admin')) return;
  const source = recorded === undefined ? sourceOfVisit() : undefined;
  recorded = path;
  if (path.startsWith('/quiz/guide/')) recordVisit({ kind: 'guide', source });
  else if (!isSecretPath(path)) recordVisit({ kind: 'page', name: path, source });
}

/** Returns the campaign or the site that linked here; undefined for a direct visit. */
function sourceOfVisit(): Touch | undefined {
  const { referrer, href: address } = { referrer: document.referrer, href: location.href };
  const {
    at: _at,
    landing: _landing,
    ...source
  } = createTouch({ address, referrer, at: new Date() });
  return Object.keys(source).length > 0 ? source : undefined;
}
