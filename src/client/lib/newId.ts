/** Unguessable, also where the page came without TLS and `crypto.randomUUID` is missing. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
