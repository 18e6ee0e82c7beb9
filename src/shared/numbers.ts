/** Formats a number with separators, as in `1,234`. */
export const formatNumber = (value: number) => value.toLocaleString('en-US');
