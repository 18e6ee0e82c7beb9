/** Rows that wait while the server is updated go in the order of new ones. */
export const urgentRows =
  "update outbox set priority = 0 where state = 'waiting' and (kind in ('guide', 'guideRewrite') or " +
  "(kind = 'mail' and (key like 'guide-mail:%' or key like 'newsletter:%')))";
