import { expect, test } from 'vitest';
import { judgeSection, sourceOf } from './checks.ts';

const source = sourceOf({
  person: { name: 'Ada Lovelace', company: 'Analytical Engines', revenue: '$5M - $10M' },
  market: { buyers: 'plant managers' },
  offers: [{ name: 'Smart Saver', price: '$13,200 a year' }],
});
const problemOf = (text: string) => judgeSection('situation', text, source).problem;

test.each([
  'Ada Lovelace of Analytical Engines makes $5M - $10M.',
  'Analytical Engines’s plant managers ask first. Then Ada decides.',
  'Smart Saver costs $13200 a year, which is $13,200.',
  'What is open: Who signs? “Who pays?” is the better question.',
  'The CEO and I met on Monday; B2B is all they do.',
])('accepts what the records name: %s', (text) => {
  expect(problemOf(text)).toBeUndefined();
});

test.each([
  ['Ada Byron asked for a proposal.', 'Byron'],
  ['They compete with Siemens.', 'Siemens'],
  ['HubSpot is what they use.', 'HubSpot'],
  ['Siemens’s buyers wait.', 'Siemens'],
  ['They have 200 customers.', '200'],
  ['They have hundreds of customers.', 'hundreds'],
  ['They grew by 5% in 2024.', '2024'],
  ['They sell to plant managers in Ohio.', 'Ohio'],
])('rejects what they do not: %s', (text, invented) => {
  expect(problemOf(text)).toContain(invented);
});

test.each([
  ['Read on at https://evil.example', 'link'],
  ['Write to ada@engines.example', 'link'],
  ['They sell <b>engines</b>', 'link'],
  ['x'.repeat(601), '600'],
  ['', 'Required'],
])('rejects %s', (text, problem) => {
  expect(problemOf(text)).toContain(problem);
});

test('every question ends with a question mark', () => {
  const asked = ['Who signs?', 'Who pays?', 'And who waits?'];
  expect(judgeSection('questions', asked, source)).toEqual({ section: { questions: asked } });
  expect(judgeSection('questions', [...asked, 'Tell me more.'], source).problem).toContain('mark');
  expect(judgeSection('questions', asked.slice(1), source).problem).toContain('3 to 7');
});
