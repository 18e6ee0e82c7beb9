import { globSync, readFileSync } from 'node:fs';
import { join, parse as pathParts } from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { z } from 'zod';
import { takesOf } from '../../shared/content/takes.ts';
import { contentFolder, contentPath } from './folder.ts';
import { parsed } from './parsed.ts';

type Path = readonly PropertyKey[];

/** A file of the content folder. */
export type ContentDocument<Data> = {
  /** The name of the file without its extension. */
  name: string;
  data: Data;
  /** Adds a problem that a schema cannot detect, such as a reference to nothing; `takes` says what the field takes. */
  refuse: (path: Path, takes: string) => void;
};

type Read = <Schema extends z.ZodType>(
  schema: Schema,
  pattern: string,
) => ContentDocument<z.output<Schema>>[] | undefined;

/**
 * Reads documents of the content folder. `use` gets a function that returns the documents of a kind in
 * the order of their file names, or `undefined` when one of them is not valid.
 * @throws an Error with a line for each problem of all files: file, line, field and what it takes.
 */
export function readContent<T>(use: (read: Read) => T): NonNullable<T> {
  const problems = new Set<string>();
  const result = use((schema, pattern) => {
    const files = globSync(pattern, { cwd: contentPath('') }).toSorted();
    if (files.length === 0)
      problems.add(`${join(contentFolder(), pattern)}: There is no such file.`);
    const documents = files.map((file) => readDocument(schema, file, problems));
    const valid = documents.filter((document) => document !== undefined);
    return valid.length === files.length && valid.length > 0 ? valid : undefined;
  });
  if (problems.size > 0 || !result) throw new Error([...problems].join('\n'));
  return result;
}

function readDocument<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  problems: Set<string>,
): ContentDocument<z.output<Schema>> | undefined {
  const written = readFileSync(contentPath(file), 'utf8');
  const { name, ext } = pathParts(file);
  const text = ext === '.md' ? withBody(written) : written;
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const report = (offset: number, sentence: string) =>
    problems.add(`${join(contentFolder(), file)}:${lineAt(offset)}: ${sentence}`);
  let document: Document.Parsed | undefined;
  const parse = () =>
    (document ??= parseDocument(text, { lineCounter: lines, prettyErrors: false }));
  const refuse = (path: Path, takes: string) => {
    report(offsetOf(parse(), path), `${path.join('.') || 'the file'}: takes ${takes}`);
  };
  const value = parsed(file, text, () => {
    for (const error of parse().errors)
      report(error.pos[0], sentenceOf(error, text.split('\n')[lineAt(error.pos[0]) - 1] ?? ''));
    return parse().errors.length > 0 ? undefined : parse().toJS();
  });
  if (value === undefined) return undefined;
  const { data, error } = schema.safeParse(value, { error: takesOf });
  for (const issue of error?.issues ?? [])
    for (const path of pathsOf(issue)) refuse(path, issue.message);
  return error ? undefined : { name, data, refuse };
}

/** Converts Markdown with front matter to YAML: `body` holds its lines, at the same line numbers as in the file. */
function withBody(text: string) {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  const body = lines.slice(end + 1).map((line) => `- ${JSON.stringify(line)}`);
  return end < 0 ? text : [...lines.slice(0, end), 'body:', ...body].join('\n');
}

/** Each field that a schema does not know is a problem of its own, in its own line. */
export const pathsOf = (issue: z.core.$ZodIssue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

function sentenceOf({ code, message }: YAMLError, line: string) {
  if (/^ *\t/.test(line)) return 'The line begins with a tab. YAML takes spaces.';
  return code === 'DUPLICATE_KEY' ? 'The field is there twice.' : `${message}.`;
}

/** Where a field stands in the text; for a missing one, where the field stands that should have it. */
function offsetOf({ contents }: Document.Parsed, path: Path) {
  let node: unknown = contents;
  let offset = contents?.range[0] ?? 0;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => String(key) === String(part))
      : undefined;
    const inside: unknown = isSeq(node) ? node.items[Number(part)] : pair?.value;
    const start = startOf(pair?.key) ?? startOf(inside);
    if (start === undefined) break;
    offset = start;
    node = inside;
  }
  return offset;
}

const startOf = (node: unknown) => Node.safeParse(node).data?.range[0];
const Node = z.object({ range: z.tuple([z.number()]).rest(z.number()) });
