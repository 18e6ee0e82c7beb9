/** Labels that cannot be derived from the key. */
const labels: Readonly<Record<string, string>> = {
  'roi-guarantee': 'ROI Guarantee',
  'smart-saver': 'Smart Saver',
  'no-commitment': 'No Commitment',
  'podcast-coaching': 'Podcast Coaching',
  'skool-course': 'Skool Course',
  'analytics-reporting': 'Analytics and reporting',
};

/** Returns the label of a stored type, offer, status or result: `skool-course` is `Skool Course`. */
export function labelOf(key: string) {
  if (Object.hasOwn(labels, key)) return labels[key] ?? key;
  // External tools may send free text, which is shown unchanged.
  const words = /^[a-z]+([-_][a-z]+)*$/.test(key) ? key.replaceAll(/[-_]/g, ' ') : key;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns what a form was about: the offer, or the type of the lead if it names none. */
export const subjectOf = ({ leadType, offerType }: { leadType: string; offerType: string }) =>
  labelOf(['', 'general'].includes(offerType) ? leadType : offerType);
