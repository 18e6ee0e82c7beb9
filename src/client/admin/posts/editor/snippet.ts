/** Returns the width of a text in pixels. */
export type Measure = (text: string) => number;

/** Approximate limits of a Google result on desktop; the description has two lines. */
export const TITLE_WIDTH = 580;
export const DESCRIPTION_WIDTH = 920;

/** Cuts a text at the last word that fits, as search engines do. */
export function truncate(text: string, width: number, measure: Measure) {
  if (measure(text) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')} ...`) > width) words.pop();
  return `${words.join(' ').replace(/[,;:.–—-]+$/, '')} ...`;
}
