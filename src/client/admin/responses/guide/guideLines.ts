import type { Guide, SectionKey } from '../../../../shared/quiz/guide.ts';
import { type Field, guideField, toFields } from './guideForm.ts';
import { fieldLabel } from './guideLabels.ts';

/** A text of a guide with its place, such as `Episode 2, Title`. */
export type GuideLine = { place: string; text: string };

/** Returns the texts of a section in the order of the form. */
export function sectionLines(guide: Guide, section: SectionKey): GuideLine[] {
  const field = guideField.kind === 'object' && guideField.fields.find(([key]) => key === section);
  return field ? linesOf(field[1], toFields(guide)[section], section) : [];
}

function linesOf(field: Field, value: unknown, path: string, places: string[] = []): GuideLine[] {
  if (field.kind === 'object') {
    const values = new Map(Object.entries(value ?? {}));
    return field.fields.flatMap(([key, one]) => {
      const child = `${path}.${key}`;
      const own = one.kind === 'list' || key === 'value' ? [] : [fieldLabel(child)];
      return linesOf(one, values.get(key), child, [...places, ...own]);
    });
  }
  if (field.kind !== 'list') {
    const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
    return [{ place: places.join(', '), text }];
  }
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry, index) =>
    linesOf(field.item, entry, path, [...places, `${fieldLabel(path)} ${index + 1}`]),
  );
}

/** Returns the lines of one guide, and whether the other has the same text in this section. */
export function compareSection(own: Guide, other: Guide, section: SectionKey) {
  const others = new Set(sectionLines(other, section).map(({ text }) => text));
  return sectionLines(own, section).map((line) => ({ ...line, isInBoth: others.has(line.text) }));
}
