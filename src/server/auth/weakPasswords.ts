import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const MIN_LENGTH = 12;
/**
 * The lowercase passwords of at least 12 characters among the 20,000 most common ones of Django 5.2
 * (Royce Williams, from Have I Been Pwned; BSD) and the 47,000 of zxcvbn 4.4 (from Mark Burnett's
 * ten million; MIT). Shorter ones are rejected by their length.
 */
const LIST_FILE = join(root, 'src/server/auth/commonPasswords.txt');

/** Returns the requirement that a password fails, or `undefined`. */
export function passwordWeakness(password: string) {
  if (password.normalize('NFC').length < MIN_LENGTH) return `at least ${MIN_LENGTH} characters`;
  return isCommon(password) ? 'a password that is not among the most common ones' : undefined;
}

const isCommon = (password: string) =>
  readFileSync(LIST_FILE, 'utf8').split('\n').includes(password.toLowerCase());
