import { type Config, MIN_TOKEN_LENGTH } from '../config.ts';
import { isPasswordHash, parseHash } from './passwords.ts';
import { passwordWeakness } from './weakPasswords.ts';

/** Returns a sentence for each credential with which the server does not start. */
export const credentialProblems = (config: Config) => [
  ...malformedHash(config),
  ...(config.NODE_ENV === 'production' ? weakCredentials(config) : []),
];

function malformedHash({ ADMIN_PASSWORD: password }: Config) {
  if (!password || !isPasswordHash(password) || parseHash(password)) return [];
  return [
    'ADMIN_PASSWORD is a value not shown here, but it takes a password, or its hash as $argon2id$v=19$m=19456,t=2,p=1$SALT$HASH.',
  ];
}

/** Returns a sentence for each weak credential; production does not start with any. */
export function weakCredentials({ ADMIN_PASSWORD, API_TOKENS, PUBLIC_URL }: Config) {
  const password =
    ADMIN_PASSWORD && !isPasswordHash(ADMIN_PASSWORD)
      ? passwordWeakness(ADMIN_PASSWORD, [PUBLIC_URL])
      : undefined;
  const hasShortToken = API_TOKENS.some((token) => token.length < MIN_TOKEN_LENGTH);
  return [
    ...(password ? [`ADMIN_PASSWORD is a value not shown here, but it takes ${password}.`] : []),
    ...(hasShortToken
      ? [
          `API_TOKENS has a token not shown here that is too short: each takes at least ${MIN_TOKEN_LENGTH} characters, as "openssl rand -hex 32" prints.`,
        ]
      : []),
  ];
}
