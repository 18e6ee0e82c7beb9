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

const PATIENCE = 5000;
const POLL = 100;

let script: Promise<Hubspot> | undefined;

/**
 * Fetches the script once a tab, on demand.
 * @throws when it is blocked or not ready within five seconds; the next call tries again.
 */
function loadHubspot(region: string): Promise<Hubspot> {
  script ??= fetchScript(`${hubspotHosts(region).script}/forms/embed/v2.js`).catch((error) => {
    script = undefined;
    throw error;
  });
  return script;
}

async function fetchScript(src: string) {
  const element = document.createElement('script');
  element.src = src;
  element.async = true;
  const failure = new Promise<never>((_, reject) => {
    element.addEventListener('error', () => reject(new Error('The form script was blocked')));
  });
  document.head.append(element);
  try {
    return await Promise.race([failure, ready()]);
  } catch (error) {
    element.remove();
    throw error;
  }
}

async function ready() {
  for (const start = performance.now(); performance.now() - start < PATIENCE;) {
    if (window.hbspt) return window.hbspt;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new Error('The form script was not ready in time');
}

/** Puts the form into the element `target` selects. @throws when it does not show within five seconds. */
export async function showHubspotForm(settings: HubspotSettings, target: string) {
  const hubspot = await loadHubspot(settings.region);
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The form did not show in time')), PATIENCE);
    hubspot.forms.create({ ...settings, target, onFormReady: resolve });
  });
}
