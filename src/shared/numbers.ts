/**
 * Rounds a number and adds separators, as in `1,234`. Prices are formatted while the server loads, and
 * the first use of `Intl` would take 14 ms then.
 */
export const formatNumber = (value: number) =>
  `${Math.round(value)}`.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats an amount of whole US dollars, as in `$1,234`. */
export const formatDollars = (value: number) => `$${formatNumber(value)}`;
