import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { CALL_LIMIT_MS, failure, type Finding, ok, warning } from './check.ts';

/** 90-day certificates are renewed when a third of their lifetime is left. */
const WARN_DAYS = 14;

/** Checks the certificate of a URL. @throws when there is no TLS connection. */
export async function tlsFinding(url: URL): Promise<Finding> {
  const { error, left, lifetime } = await readCertificate(url);
  return error
    ? failure(
        'TLS',
        `the certificate is not valid: ${error}`,
        'Renew it, and check that the proxy serves the one for this host with its chain.',
      )
    : expiryFinding(left, lifetime);
}

/** Returns the milliseconds of a certificate. @throws when there is no TLS connection. */
export async function readCertificate({ hostname, port }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  // An invalid certificate must not end the connection before it was read.
  const options = { host, port: Number(port || 443), rejectUnauthorized: false };
  const socket = connect({ ...options, ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }) });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(CALL_LIMIT_MS) });
    const { valid_from: from, valid_to: until } = socket.getPeerCertificate();
    return {
      error: socket.authorized ? undefined : String(socket.authorizationError),
      left: Date.parse(until) - Date.now(),
      lifetime: Date.parse(until) - Date.parse(from),
    };
  } finally {
    socket.destroy();
  }
}

function expiryFinding(left: number, lifetime: number): Finding {
  const remaining =
    left < 2 * DAY_MS ? `${Math.floor(left / HOUR_MS)} hours` : `${Math.floor(left / DAY_MS)} days`;
  const text = `the certificate is valid for another ${remaining}`;
  return left < Math.min(WARN_DAYS * DAY_MS, lifetime / 4)
    ? warning('TLS', text, 'Check why the proxy has not renewed it yet.')
    : ok('TLS', text);
}
