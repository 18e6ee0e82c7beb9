import { useWindowEvent } from '@mantine/hooks';
import { createStore, useStore } from '../../lib/store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useSiteConfig } from '../config.ts';
import { isObject } from '../../../shared/isObject.ts';

const KEY = 'consent';

export type Service = 'analytics' | 'form' | 'calendar';
export type Choice = 'accepted' | 'rejected';
/** The choice for all services, and the embeds that were allowed individually. */
export type Consent = { choice?: Choice | undefined; loaded: readonly Service[] };

const noConsent: Consent = { loaded: [] };

export const isAllowed = ({ choice, loaded }: Consent, service: Service) =>
  choice === 'accepted' || loaded.includes(service);

/** Returns the valid parts of a stored value. */
export function parseConsent(stored: unknown): Consent {
  if (!isObject(stored)) return noConsent;
  const choice = isChoice(stored.choice) ? stored.choice : undefined;
  const loaded = Array.isArray(stored.loaded) ? stored.loaded.filter(isService) : [];
  return { choice, loaded };
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
  const { choice, loaded, ...rest } = { ...state.get(), ...to };
  state.set({ choice, loaded, ...rest });
  if ('choice' in to || to.loaded) writeStored('localStorage', KEY, { choice, loaded });
}

/** Decides for all services and clears individual permissions. */
export const decide = (choice: Choice) => change({ choice, loaded: [], isAsking: false });

export const allow = (service: Service) => change({ loaded: [...state.get().loaded, service] });

export const openConsentSettings = () => change({ isAsking: true });
export const closeConsentSettings = () => change({ isAsking: false });

export function useHasThirdParties() {
  const { analyticsId, hubspot, schedulingEmbedUrl } = useSiteConfig();
  return !!(analyticsId || hubspot || schedulingEmbedUrl);
}
