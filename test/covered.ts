import { globSync, readFileSync } from 'node:fs';
import { routes as pages } from '../src/client/app/routes.ts';
import { routes } from '../src/server/rest/routes.ts';
import { procedures } from './procedures.ts';

/**
 * Prints what the tests cover. After `RECORD_CALLS=FOLDER npm test`, `node test/covered.ts FOLDER
 * [DOCUMENT]` lists the procedures, REST calls and pages that succeeded in a test, and the rules of
 * the whiteboard and texts in single quotes of the document that tests name. Two lists show what a
 * change of the tests lost.
 */
const [folder = '', document] = process.argv.slice(2);
const recorded = new Set(
  globSync(`${folder}/*.txt`).flatMap((file) => readFileSync(file, 'utf8').split('\n')),
);
const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}']);
const tests = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const protocol = readFileSync('src/shared/whiteboard/protocol.ts', 'utf8');
const quotes = document
  ? readFileSync(document, 'utf8').matchAll(/(?<=[\s(])'([^\n]{3,}?)'(?=[\s.,;:)/])/g)
  : [];

const wasCalled = (line: string) => recorded.has(line);
const isNamed = (line: string) => {
  const text = line.slice(line.indexOf(' ') + 1);
  return new RegExp(`(?<!\\w)${RegExp.escape(text)}(?!\\w)`).test(tests);
};
const lines: [line: string, isCovered: boolean][] = [
  ...Object.keys(procedures).map((name) => `procedure ${name}`),
  ...routes.map(({ method, path }) => `call ${method} ${path}`),
  ...pages.map(({ path }) => `page ${path}`),
].map((line) => [line, wasCalled(line)]);
const rules = [...new Set(protocol.match(/\bW\d+\b/g))].map((rule) => `rule ${rule}`);
const texts = [...quotes].map(([, text]) => `text ${text}`);
for (const line of [...rules, ...texts]) lines.push([line, isNamed(line)]);

for (const [line, isCovered] of lines) console.info(`${isCovered ? 'yes' : 'NO '} ${line}`);
