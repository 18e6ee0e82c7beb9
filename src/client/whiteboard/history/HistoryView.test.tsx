import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';

test('a facilitator looks at earlier moments by keyboard, restores one and undoes it', async () => {
  await using room = await startRoom(['First idea', 'Second idea']);
  const { ben, screen, user, menu, note, notes, canvas, press } = room;
  const shows = (count: number) => eventually(() => expect(notes()).toHaveLength(count));
  const othersSee = (count: number) => eventually(() => expect(ben.notes()).toHaveLength(count));
  await menu('History');
  const slider = await screen.findByRole('slider', { name: 'Moment' });
  expect(document.activeElement).toBe(slider);
  const history = within(screen.getByRole('region', { name: 'History' }));
  await shows(2);
  await user.keyboard('{Home}');
  await shows(0);
  history.getByText('The start of the history');
  await user.keyboard('{ArrowRight}');
  await history.findByText(/added a note/);
  expect(slider.getAttribute('aria-valuetext')).toMatch(/added a note, 1 of 2$/);
  await shows(1);
  // It is only a view: no one else sees it, and nothing can be changed.
  expect(ben.notes()).toHaveLength(2);
  await press(await note('First idea'), '{F2}{Delete}');
  await press(canvas(), '{Enter}');
  expect(screen.queryByLabelText('Note text')).toBeNull();
  await shows(1);
  await user.click(history.getByRole('button', { name: 'Restore' }));
  await othersSee(1);
  await screen.findByRole('group', { name: 'Tools' });
  await press(canvas(), '{Control>}z{/Control}');
  await othersSee(2);
  await press(canvas(), '{Control>}{Shift>}z{/Shift}{/Control}');
  await othersSee(1);
});

test('a participant sees the history and what others restore, but cannot restore it', async () => {
  await using room = await startRoom(['Old note'], { facilitator: 'ben' });
  const { ben, screen, user, menu, note, notes } = room;
  ben.change({ type: 'delete_note', noteId: 'Old note' });
  await eventually(() => expect(ben.isSaved()).toBe(true));
  await eventually(() => expect(notes()).toEqual([]));
  await menu('History');
  await user.click(await screen.findByRole('button', { name: 'Earlier' }));
  await note('Old note');
  screen.getByText('The facilitator of this board can restore a moment.');
  await user.keyboard('{Escape}');
  await eventually(() => expect(notes()).toEqual([]));
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  ben.request({ type: 'restore', seq: 1 });
  await note('Old note');
  await screen.findByText(/restored the board/);
});
