/** Whether a page is for those who work on the site and not for its visitors. */
export const isAdmin = (path: string) => /^\/admin(\/|$)/i.test(path);
