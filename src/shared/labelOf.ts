import { offerLinks, serviceLinks } from './content/links.ts';

const labels: Readonly<Record<string, { label: string }>> = { ...offerLinks, ...serviceLinks };

/** Returns the label of a stored type, offer, status or result: `skool-course` is `Skool Course`. */
export function labelOf(key: string) {
  if (Object.hasOwn(labels, key)) return labels[key]?.label ?? key;
  // External tools may send free text, which is shown unchanged.
  const words = /^[a-z]+([-_][a-z]+)*$/.test(key) ? key.replaceAll(/[-_]/g, ' ') : key;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns what a form was about: the offer, or the type of the lead if it names none. */
export const subjectOf = ({ leadType, offerType }: { leadType: string; offerType: string }) =>
  labelOf(['', 'general'].includes(offerType) ? leadType : offerType);
