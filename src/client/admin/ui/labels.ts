import { offerLinks, serviceLinks } from '../../../shared/content/links.ts';

const labels: Readonly<Record<string, { label: string }>> = { ...offerLinks, ...serviceLinks };

/** Returns the label of a stored type, offer, status or result: `skool-course` is `Skool Course`. */
export function labelOf(key: string) {
  if (Object.hasOwn(labels, key)) return labels[key]?.label ?? key;
  // External tools may send free text, which is shown unchanged.
  const words = /^[a-z]+([-_][a-z]+)*$/.test(key) ? key.replaceAll(/[-_]/g, ' ') : key;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const writers: Partial<Record<string, string>> = {
  gemini: 'Gemini',
  'built-in': 'Built-in writer',
};

/** Returns the name of who wrote a guide: a writer, or the person who edited it. */
export const writerName = (writer: string) => writers[writer] ?? writer;

/** As in `Gemini, version 2`. */
export const describeGuide = (writer: string, version: number) =>
  `${writerName(writer)}, version ${version}`;
