import { isObject } from '../../../shared/isObject.ts';
import { labelOf } from '../../../shared/labelOf.ts';
import type { Field } from './fieldOf.ts';
import { fits } from './schemaForm.ts';

/** A text of a document with its place, such as `Episode 2, Title`. */
export type DocumentLine = { place: string; text: string };

/** Returns the texts of a part of a document in the order of its form. */
export function linesOf(field: Field, value: unknown, places: string[] = []): DocumentLine[] {
  switch (field.kind) {
    case 'object':
      return field.fields.flatMap(([key, one]) =>
        linesOf(one, isObject(value) ? value[key] : undefined, [
          ...places,
          ...(one.kind === 'list' ? [] : [one.title]),
        ]),
      );
    case 'optional':
      return value === undefined ? [] : linesOf(field.item, value, places);
    case 'either':
      return linesOf(
        field.options.find((option) => fits(option, value)) ?? field.options[0],
        value,
        places,
      );
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) =>
        linesOf(field.item, entry, [...places, `${field.entry} ${index + 1}`]),
      );
    case 'numbers':
      return [lineOf(places, Array.isArray(value) ? value.join(', ') : '')];
    case 'media':
      return isPlain(value) ? [lineOf(places, `${labelOf(field.media)} ${value}`)] : [];
    case 'flag':
      return isPlain(value) ? [lineOf(places, value ? 'Yes' : 'No')] : [];
    case 'choice':
    case 'number':
    case 'text':
      return isPlain(value) ? [lineOf(places, `${value}`)] : [];
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const lineOf = (places: readonly string[], text: string) => ({ place: places.join(', '), text });

/** Returns the lines of one document, and whether the other has the same text in this part. */
export function compareLines(field: Field, own: unknown, other: unknown) {
  const others = new Set(linesOf(field, other).map(keyOf));
  return linesOf(field, own).map((line) => ({ ...line, isInBoth: others.has(keyOf(line)) }));
}

/** A shorter text, such as a number, is often in several places. */
const LONG = 12;

/** A text that was moved is the same. */
const keyOf = ({ place, text }: DocumentLine) => (text.length < LONG ? `${place}: ${text}` : text);
