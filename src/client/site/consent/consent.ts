import { useWindowEvent } from '@mantine/hooks';
import { createStore, useStore } from '../../lib/store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
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

type Shown = Consent & { isBrowser: boolean; isAsking: boolean };

const read = (): Shown => ({
  ...parseConsent(readStored('localStorage', KEY)),
  isBrowser: true,
  isAsking: false,
});
/** The server renders no third-party content and no banner. */
const state = createStore(read(), { ...unasked, isBrowser: false, isAsking: false });

export function useConsent() {
  useWindowEvent('storage', ({ key }) => key === KEY && state.set(read()));
  return useStore(state);
}

function change(to: Partial<Shown>) {
  const { choice, loaded, ...rest } = { ...state.get(), ...to };
  state.set({ choice, loaded, ...rest });
  if ('choice' in to || to.loaded) writeStored('localStorage', KEY, { choice, loaded });
}

/** Answers for everything third-party at once, earlier single answers included. */
export const decide = (choice: Choice) => change({ choice, loaded: [], isAsking: false });

export const allow = (service: Service) => change({ loaded: [...state.get().loaded, service] });

export const openConsentSettings = () => change({ isAsking: true });
export const closeConsentSettings = () => change({ isAsking: false });

/** Without third parties there is nothing to ask. */
export function useHasThirdParties() {
  const { analyticsId, hubspot, schedulingEmbedUrl } = useSiteConfig();
  return !!(analyticsId || hubspot || schedulingEmbedUrl);
}
