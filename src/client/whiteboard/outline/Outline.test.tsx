import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';

const SAVE = '{Control>}{Enter}{/Control}';

test('the outline adds, edits, moves, colors, votes and deletes with the keyboard only', async () => {
  await using room = await startRoom();
  const { ben, screen, user, press, field } = room;
  await user.keyboard('o');
  const topics = within(await screen.findByRole('region', { name: /^Topics/ }));
  const questions = within(screen.getByRole('region', { name: /^Questions/ }));
  const newTopic = topics.getByLabelText('New note in Topics');
  await press(newTopic, 'A topic{Enter}');
  await topics.findByText('A topic');
  expect(document.activeElement).toBe(newTopic);
  await user.keyboard('Another{Enter}');
  await topics.findByRole('heading', { name: 'Topics 2' });

  await press(topics.getByRole('button', { name: 'Vote: Another' }), '{Enter}');
  await eventually(() =>
    expect(topics.getAllByRole('listitem')[0]?.textContent).toMatch(/Another.*1 vote/),
  );
  await press(topics.getByRole('button', { name: 'Edit: A topic' }), '{Enter}');
  expect(document.activeElement).toBe(await field());
  await user.clear(await field());
  await user.keyboard('A question?');
  await user.tab();
  const category = topics.getByLabelText('Category');
  expect(document.activeElement).toBe(category);
  await user.selectOptions(category, 'Questions');
  await user.tab();
  // From blue, the color of topics.
  await user.keyboard(`{ArrowRight}${SAVE}`);
  await questions.findByText('A question?');
  expect(await ben.note('A question?')).toMatchObject({ category: 'question', color: '#99FF99' });
  await screen.findByText('Moved to Questions.');
  await eventually(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit: A question?'),
  );
  await press(questions.getByRole('button', { name: 'Delete: A question?' }), '{Enter}');
  await questions.findByText('No notes');
  expect(document.activeElement).toBe(questions.getByLabelText('New note in Questions'));
});

test('a new text that is too long for a note continues on the next', async () => {
  await using room = await startRoom();
  const { ben, screen, user } = room;
  await user.keyboard('o');
  const fits = 'x'.repeat(MAX_NOTE_LENGTH);
  await user.click(await screen.findByLabelText('New note in Topics'));
  await user.paste(`${fits}yz`);
  await user.keyboard('{Enter}');
  await ben.note(fits);
  expect(await ben.note('yz')).toMatchObject({ category: 'topic' });
});

test('keeps text edited in the outline when others change the note', async () => {
  await using room = await startRoom(['Moved', 'Doomed']);
  const { ben, screen, user, press } = room;
  await user.keyboard('o');
  const fields = () => screen.queryAllByLabelText('Note text');
  for (const [text, written] of [
    ['Moved', 'Moved and rewritten'],
    ['Doomed', 'Worth keeping'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Edit: ${text}` }));
    const field = await screen.findByDisplayValue(text);
    await user.clear(field);
    await user.type(field, written);
  }
  ben.change({ type: 'update_note', noteId: 'Moved', updates: { category: 'question' } });
  ben.change({ type: 'delete_note', noteId: 'Doomed' });
  await screen.findByText(/Deleted/);
  expect(fields()).toHaveLength(2);
  for (const left of [1, 0]) {
    const [field] = fields();
    if (field) await press(field, SAVE);
    await eventually(() => expect(fields()).toHaveLength(left));
  }
  expect(await ben.note('Moved and rewritten')).toMatchObject({ category: 'question' });
  expect(await ben.note('Worth keeping')).toMatchObject({ category: 'idea' });
});
