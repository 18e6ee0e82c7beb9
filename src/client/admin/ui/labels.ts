import { offerLinks, serviceLinks } from '../../../shared/content/links.ts';

const labels: Readonly<Record<string, { label: string }>> = { ...offerLinks, ...serviceLinks };

/** What a stored kind, offer, status or result is called: `Skool Course`, `Hybrid approach`. */
export function labelOf(key: string) {
  if (Object.hasOwn(labels, key)) return labels[key]?.label ?? key;
  // A tool may send a sentence, which stays as it is.
  const words = /^[a-z]+([-_][a-z]+)*$/.test(key) ? key.replaceAll(/[-_]/g, ' ') : key;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
