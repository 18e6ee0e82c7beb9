/** Returns a random id. `crypto.randomUUID` is missing on pages without TLS. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
