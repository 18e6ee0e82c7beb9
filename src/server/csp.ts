import type { Config } from './config.ts';

/** The policy names exactly the hosts that are configured; an unconfigured site names none. */
export function contentSecurityPolicy(config: Config) {
  const analytics = config.GA_MEASUREMENT_ID
    ? {
        script: ['https://www.googletagmanager.com'],
        connect: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
        img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      }
    : { script: [], connect: [], img: [] };
  const calendar = config.SCHEDULING_EMBED_URL ? [new URL(config.SCHEDULING_EMBED_URL).origin] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...analytics.script],
      // Mantine sets style attributes and writes its variables into a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Articles may show pictures from elsewhere.
      imgSrc: ["'self'", 'data:', 'https:', ...analytics.img],
      mediaSrc: ["'self'", 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...analytics.connect],
      frameSrc: calendar.length > 0 ? calendar : ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
  };
}
