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
    'src/shared/{content,leads,quiz}/**/*.ts',
    'src/shared/*.ts',
  ],
  { exclude: ['**/*.test.*'] },
);

const exceptions = [
  // For the agency's people.
  /^src\/client\/admin\//,
  /^src\/shared\/(accounts|audit|emailNames)\.ts$/,
  // Labels and hints of the whiteboard's controls.
  /^src\/client\/whiteboard\//,
  // What Gemini is told about its guides.
  /^src\/server\/guides\/(checks|copyChecks)\.ts$/,
  // Names of placeholders.
  /^src\/server\/guides\/placeholders\.ts$/,
];

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Errors and descriptions of fields stay next to the code they describe. */
const calls =
  /^(?:meta|regex|refine|error|invalid|refuse|reject|fail|toast|showWarning|emitWarning|warn|info|z|union|enum|number|min|max|length|array|object|int|int32|email|guid|formed|described|text|line|list|template|flag|ways|paragraph|byAnswer|someAnswers|each|texts|requiredText|longText|emailText)$/;
const isLeftOut = (node: Node) =>
  ['ThrowStatement', 'NewExpression'].includes(node.type) ||
  (node.type === 'CallExpression' && calls.test(nameOf(node.callee))) ||
  (node.type === 'Property' && /error|failure|failed|message|problem/i.test(nameOf(node.key))) ||
  (node.type === 'VariableDeclarator' &&
    /error|failure|failed|message|invalid/i.test(nameOf(node.id)));

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

/** Counts words of sentences, not names in a list or fonts. */
const isProse = (text: string) =>
  (text.match(/(?<=^|[\s“(])\p{L}+(?:[’'-]\p{L}+)*(?=[\s,.;:?!”)]|$)/gu) ?? []).length > MOST_WORDS;

test('no text of more than eight words that visitors read stands in code', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter((file) => !exceptions.some((one) => one.test(file)))
    .flatMap((file) =>
      [...textsIn(parseSync(file, readFileSync(file, 'utf8')).program)]
        .filter(isProse)
        .map((text) => `${file}: ${text.trim().replace(/\s+/g, ' ')}`),
    );
  expect(found).toEqual([]);
});
