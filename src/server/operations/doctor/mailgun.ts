import type { Config } from '../../config.ts';
import { readDomainState } from '../../mail/mailgun.ts';
import { CALL_LIMIT_MS, type Check, failure, ok } from './check.ts';

export const mailgunCheck = (config: Config): Check => ({
  name: 'Mailgun',
  advice:
    'Correct the variables or the network, unless the key may only send, which Mailgun rejects here like a wrong one.',
  run: async () => {
    const { MAILGUN_DOMAIN: domain } = config;
    if (!domain) return [ok('Mailgun', 'not configured: emails stay in the outbox')];
    const state = await readDomainState(config, CALL_LIMIT_MS);
    if (state === 'active') return [ok('Mailgun', `${domain} is active`)];
    return [
      failure(
        'Mailgun',
        `${domain} is ${state}`,
        state === 'unverified'
          ? "Add the DNS records that Mailgun's control panel shows for the domain."
          : "See the reason in Mailgun's control panel.",
      ),
    ];
  },
});
