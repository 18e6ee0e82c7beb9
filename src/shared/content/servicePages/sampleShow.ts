import type { ServiceKey } from '../links.ts';

// sample: an invented show; the examples on all service pages are from it
export const sampleShow = {
  name: 'Kept Cold',
  tag: 'Sample',
  note: 'Kept Cold is an invented show about food that must not get warm. Its host sells temperature monitoring.',
  trail: 'The same show on the other pages',
};

/** The part of the show on each service page, in chronological order. */
export const sampleParts: readonly { key: ServiceKey; label: string }[] = [
  { key: 'podcast-production', label: 'First 14 days' },
  { key: 'guest-management', label: 'Guest list' },
  { key: 'content-repurposing', label: 'Episode 7 in pieces' },
  { key: 'distribution-management', label: 'Release of episode 7' },
  { key: 'analytics-reporting', label: 'Report for March' },
  { key: 'lead-generation', label: 'Follow-up of a guest' },
];
