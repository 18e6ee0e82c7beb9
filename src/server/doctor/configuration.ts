import { type Config, weakCredentials } from '../config.ts';
import { isOpenAdminAllowed } from '../auth/sameOrigin.ts';
import { type Finding, ok, warning } from './check.ts';

const NAME = 'Configuration';

/** What a valid configuration lacks. */
export function configurationFindings(config: Config): Finding[] {
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
const isLocal = ({ HOST, PUBLIC_URL }: Config) =>
  isOpenAdminAllowed({ ADMIN_PASSWORD: undefined, HOST, PUBLIC_URL });
