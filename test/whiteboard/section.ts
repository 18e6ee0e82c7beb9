import { sectionDefaults } from '../../src/shared/whiteboard/constants.ts';
import type { Section } from '../../src/shared/whiteboard/section.ts';

/** Returns a section with default fields, except for those given. */
export const section = (id: string, more: Partial<Section> = {}): Section => ({
  ...sectionDefaults,
  id,
  position: { x: 0, y: 0 },
  ...more,
});
