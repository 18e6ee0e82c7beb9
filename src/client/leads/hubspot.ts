import { hubspotHosts } from '../../shared/hubspot.ts';
import type { PublicConfig } from '../../shared/page.ts';

export type HubspotSettings = NonNullable<PublicConfig['hubspot']>;

type Hubspot = {
  forms: {
    create: (options: HubspotSettings & { target: string; onFormReady: () => void }) => void;
  };
};

declare global {
  interface Window {
    hbspt?: Hubspot;
  }
}

const TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 100;

let hubspotPromise: Promise<Hubspot> | undefined;

/**
 * Loads the script once per page.
 * @throws if it is blocked or not ready within five seconds; the next call retries.
 */
function loadHubspot(region: string): Promise<Hubspot> {
  hubspotPromise ??= loadScript(`${hubspotHosts(region).script}/forms/embed/v2.js`).catch(
    (error) => {
      hubspotPromise = undefined;
      throw error;
    },
  );
  return hubspotPromise;
}

async function loadScript(src: string) {
  const element = document.createElement('script');
  element.src = src;
  element.async = true;
  const failure = new Promise<never>((_, reject) => {
    element.addEventListener('error', () => reject(new Error('The form script was blocked')));
  });
  document.head.append(element);
  try {
    return await Promise.race([failure, waitForHubspot()]);
  } catch (error) {
    element.remove();
    throw error;
  }
}

async function waitForHubspot() {
  for (const start = performance.now(); performance.now() - start < TIMEOUT_MS;) {
    if (window.hbspt) return window.hbspt;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error('The form script was not ready in time');
}

/** Renders the form into the element that `target` selects. @throws if it takes over five seconds. */
export async function showHubspotForm(settings: HubspotSettings, target: string) {
  const hubspot = await loadHubspot(settings.region);
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The form did not show in time')), TIMEOUT_MS);
    hubspot.forms.create({ ...settings, target, onFormReady: resolve });
  });
}
