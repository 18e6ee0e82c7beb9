import type { Section } from '../../../shared/whiteboard/section.ts';

/** Options of a select; the empty value is no section. */
export const sectionOptions = (sections: readonly Section[]) => [
  { value: '', label: 'No section' },
  ...sections.map(({ id, title }) => ({ value: id, label: title })),
];
