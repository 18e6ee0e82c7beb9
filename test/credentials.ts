/** The admin password of tests that set one. */
export const password = 'a long test password';
/** The same password as a hash that is cheap to verify. */
export const quickHash =
  '$argon2id$v=19$m=8,t=1,p=1$QUJDREVGR0hJSktMTU5PUA$3ZCbU3t8OgBmijsHbg2wzoZa4TVyfCiBDFlR6/SlmU8';
export const token = 'test-token-of-at-least-32-characters';
export const bearer = { authorization: `Bearer ${token}` };
/** Headers of a same-origin call by a browser. */
export const ownPage = { 'sec-fetch-site': 'same-origin' };
/** What a server in a process of its own needs to accept both. */
export const closed = { ADMIN_PASSWORD: quickHash, API_TOKENS: token };
