import { hubspotHosts } from '../../shared/hubspot.ts';
import type { Settings } from '../../shared/content/settings.ts';
import type { Config } from '../config.ts';
import { settingsOf } from '../content/settings.ts';

type Embeds = Settings['embeds'];
type Hosts = Partial<Record<'script' | 'connect' | 'frame' | 'form' | 'image', string[]>>;

/** Allows only hosts of configured services; follows the settings while the server runs. */
export function contentSecurityPolicy(config: Config) {
  let known = { settings: settingsOf(config), sources: sourcesFor(config) };
  const current = () => {
    const settings = settingsOf(config);
    if (settings !== known.settings) known = { settings, sources: sourcesFor(config) };
    return known.sources;
  };
  const directives = Object.keys(known.sources).map((name) => [
    name,
    [() => current()[name]?.join(' ') ?? ''],
  ]);
  return { useDefaults: false, directives: Object.fromEntries(directives) };
}

/** Returns the allowed sources of each directive. */
export function sourcesFor(config: Config): Record<string, string[]> {
  const { embeds } = settingsOf(config);
  const parties = [analytics(embeds), hubspot(embeds), calendar(embeds)];
  const hosts = (kind: keyof Hosts) => parties.flatMap((party) => party[kind] ?? []);
  const frames = hosts('frame');
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...hosts('script')],
    // Mantine sets style attributes and writes its variables into a style element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...imageHosts(config), ...hosts('image')],
    // The admin measures a video before it uploads it.
    mediaSrc: ["'self'", 'https:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...hosts('connect')],
    frameSrc: frames.length > 0 ? frames : ["'none'"],
    formAction: ["'self'", ...hosts('form')],
    frameAncestors: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  };
}

// https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
function analytics({ analyticsId }: Embeds): Hosts {
  if (!analyticsId) return {};
  const tagManager = 'https://www.googletagmanager.com';
  return {
    script: [tagManager],
    image: ['https://*.google-analytics.com', tagManager],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager],
  };
}

/**
 * HubSpot loads the form definition as data or script, submits by a request or a hidden frame, and
 * counts views by images.
 */
function hubspot({ hubspotPortalId, hubspotFormId, hubspotRegion }: Embeds): Hosts {
  if (!hubspotPortalId || !hubspotFormId) return {};
  const { script, forms } = hubspotHosts(hubspotRegion);
  return {
    script: [script, forms],
    connect: [forms],
    frame: [forms],
    form: [forms],
    image: [forms],
  };
}

const imageHosts = ({ PICTURE_HOSTS }: Config) => PICTURE_HOSTS.map((host) => `https://${host}`);

const calendar = ({ calendarUrl }: Embeds): Hosts =>
  calendarUrl ? { frame: [new URL(calendarUrl).origin] } : {};
