import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const MOST_WORDS = 8;

/** What visitors read. The admin and mails to the team are for the people who run the site. */
const files = globSync(
  [
    'src/client/**/*.{ts,tsx}',
    'src/server/{guides,quiz}/**/*.ts',
    'src/server/mail/templates/{alreadySubscribed,guideEmail,newsletterConfirmation,ownDataMail}.ts',
    'src/shared/**/*.ts',
  ],
  { exclude: ['src/client/admin/**', '**/*.test.*'] },
);

/** Files whose texts visitors do not read, or cannot come from `content/`. */
const exceptions = [
  // The task for Gemini, and what is wrong with its guides.
  'src/server/guides/prompt.ts',
  'src/server/guides/checks.ts',
  'src/server/guides/copyChecks.ts',
];

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Errors and the descriptions of fields stand with what they are about. */
const isLeftOut = (node: Node) =>
  node.type === 'ThrowStatement' ||
  node.type === 'NewExpression' ||
  (node.type === 'CallExpression' &&
    /\b(?:meta|regex|refine|error|invalid|fail|flag|text|list|described|ways|byAnswer|each|someAnswers|enum|union|warn|info)$/.test(
      nameOf(node.callee),
    )) ||
  (node.type === 'Property' && /^(?:error|errors|failure|failed|message)$/i.test(nameOf(node.key)));

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : '';
}

function* textsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  if (!isNode(value) || isLeftOut(value)) return;
  if (value.type === 'Literal' && typeof value.value === 'string') yield value.value;
  if (value.type === 'JSXText') yield String(value.value);
  if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis))
    yield value.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('…');
  for (const part of Object.values(value)) if (typeof part === 'object') yield* textsIn(part);
}

const isProse = (text: string) =>
  (text.match(/[\p{L}\d’'-]+(?=[\s,.;:?!]|$)/gu) ?? []).length > MOST_WORDS &&
  /\p{L}+ \p{L}+ \p{L}+/u.test(text);

test('no text of more than eight words that visitors read stands in code', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter((file) => !exceptions.includes(file))
    .flatMap((file) =>
      [...textsIn(parseSync(file, readFileSync(file, 'utf8')).program)]
        .filter(isProse)
        .map((text) => `${file}: ${text.trim().replace(/\s+/g, ' ')}`),
    );
  expect(found).toEqual([]);
});
