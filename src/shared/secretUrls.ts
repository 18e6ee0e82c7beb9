/**
 * Prefixes of paths with a token, which grants access. These URLs are kept from search engines,
 * third parties, caches and referrers.
 */
const secretPrefixes = ['/quiz/guide/', '/blog/preview/', '/newsletter/', '/privacy/me/'];

/** The board id in the query grants access to a whiteboard. */
const BOARD_PATH = '/whiteboard';
const BOARD_PARAMETER = 'board';

const ADMIN_PATH = '/admin';

/** Pages to share with a link, which previews of the link may read. */
export const SHARED_SHOWS = '/quiz/show/';

/** Whether a URL of this site, with or without its query, grants access. */
export function isSecretUrl(url: string) {
  const { path, query } = partsOf(url);
  return (
    secretPrefixes.some((prefix) => path.startsWith(prefix)) ||
    (path.replace(/\/+$/, '') === BOARD_PATH && new URLSearchParams(query).has(BOARD_PARAMETER))
  );
}

/** Whether a URL is secret, shared by link or belongs to the admin. */
export const isUnlistedUrl = (url: string) =>
  [ADMIN_PATH, SHARED_SHOWS].some((prefix) => partsOf(url).path.startsWith(prefix)) ||
  isSecretUrl(url);

/** The patterns of `robots.txt` for URLs that are secret or of the admin, and for the API. */
export const disallowedPatterns = [
  ADMIN_PATH,
  '/api/',
  ...secretPrefixes,
  `${BOARD_PATH}?*${BOARD_PARAMETER}=`,
];

/** Pages are found in any case. */
function partsOf(url: string) {
  const [path = '', query = ''] = url.replace(/#.*/s, '').split(/\?(.*)/s);
  return { path: path.toLowerCase(), query };
}
