/** Formats a number with separators, as in `1,234`. */
export const formatNumber = (value: number) => value.toLocaleString('en-US');

/** Formats an amount of whole US dollars, as in `$1,234`. */
export const formatDollars = (value: number) => `$${formatNumber(value)}`;
