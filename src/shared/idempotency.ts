const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAGE_KEY = new RegExp(`^page:${UUID}$`);

/** Creates an idempotency key of one of our own pages, which cannot be guessed. */
export const newPageKey = () => `page:${crypto.randomUUID()}`;

export const isPageKey = (key: string) => PAGE_KEY.test(key);
