import { isObject } from '../../shared/isObject.ts';

/** A reference in a text of the content, such as `{{prices.smartSaver.monthly}}`. */
const REFERENCE = /\{\{([^{}]*)\}\}/g;

type Path = readonly PropertyKey[];
/** `takes` says what the field at `path` takes, which has a wrong reference. */
type Refuse = (path: Path, takes: string) => void;

/**
 * Returns `value` with the references in its texts replaced by what they stand for in `values`, whose
 * texts may have references themselves.
 */
export function withReferences(value: unknown, values: object, refuse: Refuse): unknown {
  const replaceIn = (text: string, path: Path, parents: readonly string[]): string =>
    text.replaceAll(REFERENCE, (_, inside: string) => {
      const name = inside.trim();
      const found = lookUp(values, name);
      // The document is not valid, which is reported already.
      if (
        Object.hasOwn(values, documentOf(name)) &&
        Reflect.get(values, documentOf(name)) === undefined
      )
        return '';
      if (found === undefined)
        refuse(path, `references to values: “${name}” is no value of this site`);
      else if (parents.includes(name))
        refuse(path, `references that end, but “${name}” leads back to itself`);
      else return replaceIn(found, path, [...parents, name]);
      return '';
    });
  const walk = (part: unknown, path: Path): unknown => {
    if (typeof part === 'string') return replaceIn(part, path, []);
    if (Array.isArray(part)) return part.map((item, index) => walk(item, [...path, index]));
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, walk(item, [...path, key])]),
    );
  };
  return walk(value, []);
}

const documentOf = (name: string) => name.split('.')[0] ?? '';

/** Returns the text or number at `site.phone.label`, or `undefined`. */
function lookUp(values: object, name: string) {
  let found: unknown = values;
  for (const key of name.split('.'))
    found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? `${found}` : undefined;
}
