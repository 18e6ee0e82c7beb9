import type { z } from 'zod';

/** Says what a field of a document takes, where its schema does not; completes 'takes …'. */
export function takesOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected];
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return 'nothing: there is no such field';
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const isMin = issue.code === 'too_small';
  const size = Number(isMin ? issue.minimum : issue.maximum);
  const count = `${issue.exact ? 'exactly' : isMin ? 'at least' : 'at most'} ${size}`;
  if (issue.origin === 'array') return `a list of ${count}`;
  if (issue.origin !== 'string') return `a number of ${count}`;
  return size === 1 ? 'a text' : `a text of ${count} characters`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'fields',
  record: 'fields',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
};
