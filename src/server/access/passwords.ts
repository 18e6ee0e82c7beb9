import { argon2, timingSafeEqual } from 'node:crypto';

/** An argon2id hash and its parameters. */
type PasswordHash = {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  /** The hash itself, as argon2 calls it. */
  tag: Buffer;
};

/** OWASP's minimum: 19 MiB and two passes, about 60 ms. */
const defaultParameters = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** One gigabyte for a single check. */
const MAX_MEMORY_KIB = 1_048_576;
/** The string format of the Password Hashing Competition. */
const PHC_FORMAT =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

export const isPasswordHash = (password: string) => password.startsWith('$argon2');

/** Parses `$argon2id$v=19$m=19456,t=2,p=1$SALT$HASH`. Returns `undefined` for any other text. */
export function parseHash(text: string): PasswordHash | undefined {
  const [, m, t, p, salt = '', tag = ''] = PHC_FORMAT.exec(text) ?? [];
  const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)];
  if (!(memory >= 8 * parallelism && memory <= MAX_MEMORY_KIB && passes > 0 && parallelism > 0))
    return undefined;
  return {
    memory,
    passes,
    parallelism,
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Formats a hash as `ADMIN_PASSWORD` accepts it. */
export function formatHash({ memory, passes, parallelism, salt, tag }: PasswordHash) {
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

export async function hashPassword(password: string, salt: Buffer): Promise<PasswordHash> {
  return {
    ...defaultParameters,
    salt,
    tag: await derive(password, { ...defaultParameters, salt }, TAG_LENGTH),
  };
}

/** Takes the same time for every wrong password. */
export async function matchesHash(password: string, hash: PasswordHash) {
  return timingSafeEqual(await derive(password, hash, hash.tag.length), hash.tag);
}

type HashParameters = Omit<PasswordHash, 'tag'>;

const derive = (password: string, { salt, ...parameters }: HashParameters, tagLength: number) =>
  new Promise<Buffer>((resolve, reject) => {
    // Keyboards differ in whether they send ä as one character or two.
    const message = password.normalize('NFC');
    argon2('argon2id', { ...parameters, message, nonce: salt, tagLength }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
