/**
 * Returns the known name of an environment variable that `name` is probably meant to be: the same
 * letters, or up to a quarter of them different, but never more than three. One that is `unset` may
 * also be the beginning of `name`, or `name` its beginning.
 */
export function similarName(
  name: string,
  known: readonly string[],
  unset: readonly string[],
): string | undefined {
  const letters = lettersOf(name.replace(/_FILES?$/i, '').replace(/IES$/i, 'Y'));
  const similar = known.find((one) => {
    const expected = lettersOf(one);
    const most = Math.min(Math.floor(expected.length / 4), 3);
    return (
      Math.abs(letters.length - expected.length) <= most && distance(letters, expected) <= most
    );
  });
  return similar ?? unset.find((one) => isBeginning(name, one));
}

/**
 * Whether one name begins with the other: `TRUST_PROXY_IPS` or `ADMIN_PASS`, but not `HOSTNAME`. If
 * the variable itself is set, the name belongs to something else, as `DATABASE_URL_UNPOOLED` does.
 */
function isBeginning(name: string, known: string) {
  const [letters, expected] = [lettersOf(name), lettersOf(known)];
  if (!name.includes('_') || Math.min(letters.length, expected.length) < 6) return false;
  return letters.startsWith(expected) || expected.startsWith(letters);
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** Returns the number of letters to insert, delete or replace (Levenshtein). */
function distance(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1];
    for (const [column, other] of to.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
