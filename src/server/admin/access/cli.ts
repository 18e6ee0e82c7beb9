import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { hashPassword, writeHash } from './password.ts';

/** Prints what `ADMIN_PASSWORD` may be instead of the password that is read from standard input. */
const password = (await text(process.stdin)).replace(/\r?\n$/, '');
if (password === '') {
  console.error("Usage: printf %s 'the password' | npm run --silent password");
  process.exitCode = 2;
} else console.info(writeHash(await hashPassword(password, randomBytes(16))));
