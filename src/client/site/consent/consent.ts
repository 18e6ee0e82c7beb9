import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../ui/stored.ts';
import { useSiteConfig } from '../config.ts';

const KEY = 'consent';

export type Service = 'analytics' | 'form' | 'calendar';
export type Choice = 'accepted' | 'rejected';
/** The answer for all services, and the embeds that were let in one by one. */
export type Consent = { choice?: Choice | undefined; loaded: readonly Service[] };

const unasked: Consent = { loaded: [] };

export const isAllowed = ({ choice, loaded }: Consent, service: Service) =>
  choice === 'accepted' || loaded.includes(service);

/** What was kept, as far as it makes sense. */
export function parseConsent(kept: unknown): Consent {
  if (typeof kept !== 'object' || kept === null) return unasked;
  const choice = 'choice' in kept && isChoice(kept.choice) ? kept.choice : undefined;
  const loaded =
    'loaded' in kept && Array.isArray(kept.loaded) ? kept.loaded.filter(isService) : [];
  return { choice, loaded };
}

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'rejected';
const isService = (value: unknown): value is Service =>
  value === 'analytics' || value === 'form' || value === 'calendar';

type State = Consent & { isBrowser: boolean; isAsking: boolean };

/** What the server renders: nobody has been asked and nothing third-party is in the page. */
const onServer: State = { ...unasked, isBrowser: false, isAsking: false };
let state: State | undefined;
const listeners = new Set<() => void>();

function current(): State {
  state ??= { ...parseConsent(readStored('localStorage', KEY)), isBrowser: true, isAsking: false };
  return state;
}

function change(to: Partial<State>) {
  state = { ...current(), ...to };
  const { choice, loaded } = state;
  if ('choice' in to || to.loaded) writeStored('localStorage', KEY, { choice, loaded });
  for (const listener of listeners) listener();
}

/** Answers for everything third-party at once, earlier single answers included. */
export const decide = (choice: Choice) => change({ choice, loaded: [], isAsking: false });

export const allow = (service: Service) => change({ loaded: [...current().loaded, service] });

export const openConsentSettings = () => change({ isAsking: true });
export const closeConsentSettings = () => change({ isAsking: false });

function subscribe(listener: () => void) {
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    state = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOtherTab);
  };
}

export const useConsent = () => useSyncExternalStore(subscribe, current, () => onServer);

/** Without third parties there is nothing to ask. */
export function useHasThirdParties() {
  const { analyticsId, hubspot, schedulingEmbedUrl } = useSiteConfig();
  return !!(analyticsId || hubspot || schedulingEmbedUrl);
}
