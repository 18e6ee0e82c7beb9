import { useWindowEvent } from '@mantine/hooks';
import { createStore, useStore } from '../../lib/store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useSiteConfig } from '../config.ts';
import { isObject } from '../../../shared/isObject.ts';
import type { PublicConfig } from '../../../shared/page.ts';

const KEY = 'consent';

export type Service = 'analytics' | 'form' | 'calendar' | 'history';
export type Choice = 'accepted' | 'rejected';
/**
 * The choice for all services, and the embeds that were allowed individually. A choice covers the
 * history only if the visitor was asked for it.
 */
export type Consent = {
  choice?: Choice | undefined;
  isAskedForHistory?: boolean | undefined;
  loaded: readonly Service[];
};

const noConsent: Consent = { loaded: [] };

export const isAllowed = ({ choice, isAskedForHistory, loaded }: Consent, service: Service) =>
  service === 'history'
    ? choice === 'accepted' && !!isAskedForHistory
    : choice === 'accepted' || loaded.includes(service);

/** Returns the valid parts of a stored value. */
export function parseConsent(stored: unknown): Consent {
  if (!isObject(stored)) return noConsent;
  const choice = isChoice(stored.choice) ? stored.choice : undefined;
  const loaded = Array.isArray(stored.loaded) ? stored.loaded.filter(isService) : [];
  return { choice, loaded, ...(stored.isAskedForHistory === true && { isAskedForHistory: true }) };
}

const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'rejected';
const isService = (value: unknown): value is Service =>
  value === 'analytics' || value === 'form' || value === 'calendar';

type State = Consent & { isBrowser: boolean; isAsking: boolean };

const read = (): State => ({
  ...parseConsent(readStored('localStorage', KEY)),
  isBrowser: true,
  isAsking: false,
});
/** The server renders no third-party content and no banner. */
const state = createStore(read(), { ...noConsent, isBrowser: false, isAsking: false });

export function useConsent() {
  useWindowEvent('storage', ({ key }) => key === KEY && state.set(read()));
  return useStore(state);
}

function change(to: Partial<State>) {
  const { isBrowser, isAsking, ...consent } = { ...state.get(), ...to };
  state.set({ ...consent, isBrowser, isAsking });
  if ('choice' in to || to.loaded) writeStored('localStorage', KEY, consent);
}

/** Decides for all services that were asked for, and clears individual permissions. */
export const decide = (choice: Choice, isAskedForHistory: boolean) =>
  change({ choice, isAskedForHistory, loaded: [], isAsking: false });

export const allow = (service: Service) => change({ loaded: [...state.get().loaded, service] });

export const openConsentSettings = () => change({ isAsking: true });
export const closeConsentSettings = () => change({ isAsking: false });

/** Returns what needs the visitor's consent, as far as it is configured. */
export function consentNeeds(config: PublicConfig) {
  const { analyticsId, hubspot, schedulingEmbedUrl, hasVisitHistory } = config;
  const thirdParties = !!(analyticsId || hubspot || schedulingEmbedUrl);
  return { thirdParties, history: !!hasVisitHistory, any: thirdParties || !!hasVisitHistory };
}

export const useConsentNeeds = () => consentNeeds(useSiteConfig());
