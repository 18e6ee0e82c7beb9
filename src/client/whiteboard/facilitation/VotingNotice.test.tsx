import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { savedFile } from '../../../../test/component/downloads.ts';
import { eventually } from '../../../../test/eventually.ts';

const notes = ['Alpha', 'Bravo', 'Charlie', 'Delta'];

test('a facilitator starts, reveals and ends a vote', async () => {
  await using room = await startRoom(notes, { facilitator: 'page' });
  const { ben, screen, user, menu, press, note } = room;
  await press(await note('Alpha'), 'v');
  await eventually(async () => expect((await ben.note('Alpha')).votes).toHaveLength(1));
  await menu('Start a vote…');
  await user.selectOptions(await screen.findByLabelText('Votes per person'), '2');
  expect(screen.getByLabelText<HTMLInputElement>('Clear the earlier 1 vote').checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Start voting' }));
  await screen.findByText(/^2 of 2 votes left\./);
  ben.change({ type: 'vote', noteId: 'Charlie', isOn: true, userId: 'Ben' });
  await press(await note('Alpha'), 'v');
  await screen.findByText(/^1 of 2 votes left\./);
  await eventually(() => expect(ben.isSaved()).toBe(true));
  expect((await note('Charlie')).querySelector('[title*=vote]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reveal votes' }));
  await screen.findByText('The vote is over: 2 votes.');
  expect((await note('Charlie')).querySelector('[title="1 vote"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'End vote' }));
  await eventually(() => expect(screen.queryByText(/The vote is over/)).toBeNull());
});

test('votes have a number per person, stay hidden until they are revealed and sort the notes', async () => {
  await using room = await startRoom(notes, { facilitator: 'ben' });
  const { ben, screen, user, menu, press, note, canvas, saved } = room;
  ben.request({ type: 'set_voting', action: 'start', votesPerPerson: 2 });
  await screen.findByText(/^2 of 2 votes left\./);
  await press(await note('Charlie'), 'v');
  await press(await note('Bravo'), 'v');
  await screen.findByText(/^0 of 2 votes left\./);
  await press(await note('Delta'), 'v');
  await screen.findByText('You have cast all your votes (2).', { exact: false });
  await press(canvas(), '{Control>}z{/Control}');
  await screen.findByText(/^1 of 2 votes left\./);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await screen.findByText(/^0 of 2 votes left\./);
  await screen.findByRole('group', { name: /Bravo.*, your vote$/ });
  ben.change({ type: 'vote', noteId: 'Charlie', isOn: true, userId: 'Ben' });
  await saved();
  expect(await savedFile(() => menu('Save as CSV'))).not.toMatchObject({
    text: expect.stringMatching(/,[1-9]\r?$/m),
  });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const arrange = await screen.findByRole<HTMLButtonElement>('menuitem', {
    name: 'Arrange by votes',
  });
  expect(arrange.disabled).toBe(true);
  await user.keyboard('{Escape}');

  ben.request({ type: 'set_voting', action: 'reveal' });
  await screen.findByText('The vote is over: 3 votes.');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  await eventually(() => {
    const ranked = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ranked[0]).toContain('Charlie');
    expect(ranked[1]).toContain('Bravo');
  });
  expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
  const { text } = await savedFile(() => menu('Save as Markdown'));
  expect(text).toContain('## Results of the vote\n\n1. Charlie (2 votes)\n2. Bravo (1 vote)\n');
  await user.selectOptions(screen.getByLabelText('Order'), 'By category');
  await screen.findByRole('region', { name: /^Episode Ideas/ });
  await user.click(screen.getByRole('radio', { name: 'Board' }));
  await note('Charlie');
  await menu('Arrange by votes');
  await eventually(async () => {
    const [first, second] = [await ben.note('Charlie'), await ben.note('Bravo')];
    expect(first.position.y).toBe(second.position.y);
    expect(first.position.x).toBeLessThan(second.position.x);
  });
  ben.request({ type: 'set_voting', action: 'end' });
  await eventually(() => expect(screen.queryByText(/The vote is over/)).toBeNull());
  await press(await note('Alpha'), 'v');
  await eventually(async () => expect((await ben.note('Alpha')).votes).toHaveLength(1));
});
