import { expect, test } from 'vitest';
import { changedContent } from '../../../test/changedContent.ts';
import { readTexts } from './texts.ts';

test('refuses unknown placeholders, and tasks and conditions that the code does not know or lacks', () => {
  const change = changedContent();
  change('guide/texts/summary.yaml', '{{buyer.full}}', '{{buyer.fool}}');
  change('guide/texts/trade.yaml', '{{setting.name}}', '{setting.name}');
  change('guide/texts/copy.yaml', '{{rhythm}}', '{{firstDays}}');
  change('guide/texts/tasks/setup.yaml', '\ndecide:', '\ndecided:');
  change('guide/texts/pushback/goals.yaml', 'when: [daily, nobody]', 'when: [daily, nobodies]');
  const read = () => readTexts();
  expect(read).toThrow(
    /summary\.yaml:\d+: audience\.0\.text\.0: takes .* unlike \{\{buyer\.fool\}\}$/m,
  );
  expect(read).toThrow(/copy\.yaml:\d+: description\.0: takes .* unlike \{\{firstDays\}\}$/m);
  expect(read).toThrow(/trade\.yaml:\d+: setting\.details: takes .* unlike \{$/m);
  expect(read).toThrow(/setup\.yaml:4: decided: takes nothing/m);
  expect(read).toThrow(/setup\.yaml:\d+: decide: takes fields$/m);
  expect(read).toThrow(
    /goals\.yaml:\d+: 1\.when\.1: takes an answer or a fact, or a list of them$/m,
  );
});
