const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAGE_KEY = new RegExp(`^page:${UUID}$`);

/**
 * Creates an idempotency key for a form of the site: unguessable, with a prefix that marks its
 * origin.
 */
export const newPageKey = () => `page:${crypto.randomUUID()}`;

export const isPageKey = (key: string) => PAGE_KEY.test(key);
