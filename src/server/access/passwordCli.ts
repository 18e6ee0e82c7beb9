import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { hashPassword, formatHash } from './passwords.ts';
import { passwordWeakness } from './weakPasswords.ts';

/** Prints the hash of the password on standard input, as `ADMIN_PASSWORD` accepts it. */
const password = (await text(process.stdin)).replace(/\r?\n$/, '');
const weakness = passwordWeakness(password);
if (password === '') {
  console.error("Usage: printf %s 'the password' | npm run --silent password");
  process.exitCode = 2;
} else if (weakness) {
  console.error(`ADMIN_PASSWORD takes ${weakness}.`);
  process.exitCode = 1;
} else console.info(formatHash(await hashPassword(password, randomBytes(16))));
