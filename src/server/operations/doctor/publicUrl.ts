import { z } from 'zod';
import type { Config } from '../../config.ts';
import { CALL_LIMIT_MS, type Check, type Finding, ok, reasonOf, warning } from './check.ts';
import { tlsFinding } from './tls.ts';

const Health = z.object({
  status: z.literal('ok'),
  forwarded: z.enum(['none', 'ignored', 'trusted']),
  protocol: z.enum(['http', 'https']),
});

/** Requests the site through its public address, as a visitor does. */
export const publicUrlCheck = (config: Config): Check => ({
  name: 'Public URL',
  advice: 'Check PUBLIC_URL, its DNS records and the proxy.',
  run: async () => {
    const { PUBLIC_URL: url, PORT } = config;
    if (!url)
      return [
        ok('Public URL', `not configured: links and the sitemap use http://localhost:${PORT}`),
      ];
    const [tls, site] = await Promise.all([tlsFindings(url), siteFindings(url, config)]);
    // With a wrong certificate no request gets through.
    return tls.some(({ status }) => status === 'failure') ? tls : [...tls, ...site];
  },
});

async function tlsFindings(url: string): Promise<Finding[]> {
  if (!url.startsWith('https:')) return [];
  // Without a connection, the request to the site fails as well, and says why.
  return tlsFinding(new URL(url)).then(
    (finding) => [finding],
    () => [],
  );
}

async function siteFindings(url: string, { TRUST_PROXY, HOST, PORT }: Config): Promise<Finding[]> {
  const isTrustProxyMissing = url.startsWith('https:') && TRUST_PROXY.length === 0;
  const missingTrustProxy = warning(
    'Proxy',
    'PUBLIC_URL is https, but TRUST_PROXY is not set',
    "Set TRUST_PROXY to the proxy's addresses, or all visitors share one rate limit.",
  );
  try {
    const signal = AbortSignal.timeout(CALL_LIMIT_MS);
    const response = await fetch(`${url}/healthz`, { redirect: 'manual', signal });
    if ([502, 503, 504].includes(response.status))
      return [
        warning(
          'Public URL',
          `${url} returned ${response.status}: its proxy does not reach the site`,
          `Start the site, and let the proxy connect to port ${PORT}. HOST=${HOST} is where the site listens; a proxy in another container or on another machine needs HOST=0.0.0.0.`,
        ),
      ];
    const health = Health.safeParse(await response.json().catch(() => undefined));
    if (!health.success) throw new Error(`/healthz returned ${response.status}, not this site`);
    return [
      ok('Public URL', `${url} responds`),
      isTrustProxyMissing ? missingTrustProxy : proxyFinding(url, health.data),
    ];
  } catch (error) {
    const advice =
      'Start the site and its proxy, or check PUBLIC_URL; not every network reaches its own public address.';
    return [
      warning('Public URL', `${url}: ${reasonOf(error)}`, advice),
      ...(isTrustProxyMissing ? [missingTrustProxy] : []),
    ];
  }
}

function proxyFinding(url: string, { forwarded, protocol }: z.output<typeof Health>): Finding {
  if (forwarded === 'ignored')
    return warning(
      'Proxy',
      "the proxy's X-Forwarded headers are ignored",
      'Add the address from which the proxy connects to TRUST_PROXY.',
    );
  if (new URL(url).protocol !== `${protocol}:`)
    return warning(
      'Proxy',
      `requests to ${url} arrive as ${protocol}`,
      'Let the proxy send X-Forwarded-For and X-Forwarded-Proto.',
    );
  return ok(
    'Proxy',
    forwarded === 'trusted' ? 'its X-Forwarded headers are used' : 'none: requests arrive directly',
  );
}
