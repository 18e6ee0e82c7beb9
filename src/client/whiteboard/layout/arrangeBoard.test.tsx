import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';

test('aligns a selection; arranging labels categories and keeps headings', async () => {
  await using room = await startRoom([
    { content: 'One', position: { x: 0, y: 0 } },
    { content: 'Two', position: { x: 230, y: 90 }, category: 'guest' },
    { content: 'My heading', position: { x: 0, y: -200 }, kind: 'text' },
  ]);
  const { ben, screen, user, note, notes, menu, click, saved } = room;
  click(await note('One'));
  click(await note('Two'), [0, 0], { shiftKey: true });
  await screen.findByText('2 selected');
  const top = async () => (await ben.note('Two')).position.y;
  await user.click(await screen.findByRole('button', { name: 'Align and tidy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Align top' }));
  await eventually(async () => expect(await top()).toBe(0));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await eventually(async () => expect(await top()).toBe(90));

  const heading = await ben.note('My heading');
  for (let times = 0; times < 2; times++) {
    await menu('Arrange');
    await eventually(() => expect(notes()).toHaveLength(5));
    await saved();
  }
  expect(await ben.note('My heading')).toEqual(heading);
  const [one, two] = [await ben.note('One'), await ben.note('Two')];
  expect(one.position.y).toBe(two.position.y);
  expect(one.position.x).toBeLessThan(two.position.x);
});
