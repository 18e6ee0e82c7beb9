import { hubspotHosts } from '../../shared/hubspot.ts';
import type { Config } from '../config.ts';

type Hosts = Partial<Record<'script' | 'connect' | 'frame' | 'form' | 'image', string[]>>;

/** Allows only hosts of configured services. */
export function contentSecurityPolicy(config: Config) {
  const parties = [analytics(config), hubspot(config), calendar(config)];
  const hosts = (kind: keyof Hosts) => parties.flatMap((party) => party[kind] ?? []);
  const frames = hosts('frame');
  return {
    useDefaults: false,
    directives: {
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
    },
  };
}

// https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
function analytics({ GA_MEASUREMENT_ID }: Config): Hosts {
  if (!GA_MEASUREMENT_ID) return {};
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
function hubspot({ HUBSPOT_PORTAL_ID, HUBSPOT_FORM_ID, HUBSPOT_REGION }: Config): Hosts {
  if (!HUBSPOT_PORTAL_ID || !HUBSPOT_FORM_ID) return {};
  const { script, forms } = hubspotHosts(HUBSPOT_REGION);
  return {
    script: [script, forms],
    connect: [forms],
    frame: [forms],
    form: [forms],
    image: [forms],
  };
}

const imageHosts = ({ PICTURE_HOSTS }: Config) => PICTURE_HOSTS.map((host) => `https://${host}`);

const calendar = ({ SCHEDULING_EMBED_URL }: Config): Hosts =>
  SCHEDULING_EMBED_URL ? { frame: [new URL(SCHEDULING_EMBED_URL).origin] } : {};
