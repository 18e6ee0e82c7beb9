import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../../config.ts';
import { weakCredentials } from '../../access/credentialProblems.ts';
import { isOpenAdminAllowed } from '../../access/sameOrigin.ts';
import { failure, type Finding, ok, warning } from './check.ts';

const NAME = 'Configuration';

/** What a valid configuration lacks, and what in it does not fit together. */
export function configurationFindings(config: Config): Finding[] {
  return [...credentialFindings(config), ...proxyFindings(config)];
}

function credentialFindings(config: Config): Finding[] {
  if (config.NODE_ENV === 'production') return [ok(NAME, 'valid, NODE_ENV=production')];
  const warnings = weakCredentials(config).map((text) =>
    warning(NAME, text, 'Replace it: production does not start with it.'),
  );
  if (!isLocal(config))
    warnings.push(
      warning(
        NAME,
        'HOST or PUBLIC_URL is not local, but NODE_ENV is not production',
        'Set NODE_ENV=production, so that the site never starts with a weak password.',
      ),
    );
  return warnings.length > 0 ? warnings : [ok(NAME, 'valid, for this machine only')];
}

/** Whether only this machine can reach the site, as an admin without a password requires. */
const isLocal = ({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>) =>
  isOpenAdminAllowed({ ADMIN_PASSWORD: undefined, HOST, PUBLIC_URL });

/** Whether the proxy at the addresses of TRUST_PROXY can reach the site, and nobody can pass for it. */
function proxyFindings({ HOST, TRUST_PROXY }: Config): Finding[] {
  if (TRUST_PROXY.length === 0) return [];
  const proxies = TRUST_PROXY.join(',');
  const trusted = new BlockList();
  for (const range of TRUST_PROXY) {
    const [address = '', bits] = range.split('/');
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(bits ?? (type === 'ipv6' ? 128 : 32)), type);
  }
  const isProxyLocal = trusted.check('127.0.0.1') || trusted.check('::1', 'ipv6');
  // An address reserved for documentation, which no proxy has.
  if (trusted.check('203.0.113.1') || trusted.check('2001:db8::1', 'ipv6'))
    return [
      warning(
        'Proxy',
        `TRUST_PROXY=${proxies} trusts every address, so any visitor can pretend to have another one`,
        "Set TRUST_PROXY to the proxy's addresses.",
      ),
    ];
  if (isLocal({ HOST, PUBLIC_URL: undefined }) && !isProxyLocal)
    return [
      failure(
        'Proxy',
        `the proxy at TRUST_PROXY=${proxies} cannot reach HOST=${HOST}, which only this machine can`,
        'Set HOST=0.0.0.0, or TRUST_PROXY=127.0.0.1,::1 if the proxy is on this machine.',
      ),
    ];
  if (!isLocal({ HOST, PUBLIC_URL: undefined }) && isProxyLocal)
    return [
      warning(
        'Proxy',
        `the proxy is on this machine (TRUST_PROXY=${proxies}), but HOST=${HOST} also takes requests that bypass it`,
        'Set HOST=127.0.0.1.',
      ),
    ];
  return [];
}
