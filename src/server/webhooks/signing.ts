import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newSecret = () => PREFIX + randomBytes(32).toString('base64');

/** Headers of one delivery by the Standard Webhooks specification, version 1; `timestamp` in seconds. */
export function signedHeaders(secrets: string[], id: string, timestamp: number, body: string) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}
