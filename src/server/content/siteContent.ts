import { hash } from 'node:crypto';
import type { z } from 'zod';
import { Content } from '../../shared/content/documents.ts';
import { Prices, priceTexts } from '../../shared/content/prices.ts';
import { readContent } from './documents.ts';
import { withReferences } from './references.ts';

let current: ReturnType<typeof readSiteContent> | undefined;

/** The documents of `content/` but for those of `guide/`, with a version that differs when a text does. */
export const siteContent = () => (current ??= readSiteContent());

export function setSiteContent(content: ReturnType<typeof readSiteContent>) {
  current = content;
}

let problems: readonly string[] = [];

/** Why changed files are not shown: a line for each problem. Empty while the files are in use. */
export const contentProblems = () => problems;

export function setContentProblems(lines: readonly string[]) {
  problems = lines;
}

/**
 * Reads the documents and replaces their references.
 * @throws an Error with a line for each problem of the files: file, line, field and what it takes
 */
export function readSiteContent() {
  const documents = readContent((read) => {
    const found = Object.entries<z.ZodType>(Content.shape).map(([key, schema]) => {
      const [document] = read(schema, `${key}.yaml`) ?? [];
      return { key, document };
    });
    const values = valuesOf(
      Object.fromEntries(found.map(({ key, document }) => [key, document?.data])),
    );
    const resolved = found.map(({ key, document }) => [
      key,
      document && withReferences(document.data, values, document.refuse),
    ]);
    // The references to a document that is not valid left gaps.
    if (found.some(({ document }) => document === undefined)) return undefined;
    const { data, error } = Content.safeParse(Object.fromEntries(resolved));
    for (const { path, message } of error?.issues ?? [])
      found.find(({ key }) => key === path[0])?.document?.refuse(path.slice(1), message);
    return data;
  });
  return { documents, version: hash('sha256', JSON.stringify(documents)) };
}

/** What texts refer to: every document, and the prices as they are shown. */
export function valuesOf(documents: Readonly<Record<string, unknown>>) {
  const { data: dollars } = Prices.safeParse(documents.prices);
  return { ...documents, dollars, prices: dollars && priceTexts(dollars) };
}
