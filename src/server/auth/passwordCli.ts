import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { hashPassword, writeHash } from './passwords.ts';
import { weaknessOf } from './weakPasswords.ts';

/** Prints what `ADMIN_PASSWORD` may be instead of the password that is read from standard input. */
const password = (await text(process.stdin)).replace(/\r?\n$/, '');
const weakness = weaknessOf(password);
if (password === '') {
  console.error("Usage: printf %s 'the password' | npm run --silent password");
  process.exitCode = 2;
} else if (weakness) {
  console.error(`ADMIN_PASSWORD takes ${weakness}.`);
  process.exitCode = 1;
} else console.info(writeHash(await hashPassword(password, randomBytes(16))));
