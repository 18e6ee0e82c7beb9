/**
 * The local part and labels of a domain: characters of RFC 5322 without quotes, letters of any
 * script.
 */
const NAME = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+)*`;
const LABEL = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const LAST_LABEL = String.raw`(xn--[a-z\d-]*[a-z\d]|[\p{L}\p{M}]{2,})`;
const EMAIL = new RegExp(`^${NAME}@(${LABEL}\\.)+${LAST_LABEL}$`, 'iu');

/** The rule that all forms and the server share; without zod, to keep public pages small. */
export const isEmail = (value: string) => EMAIL.test(value);
