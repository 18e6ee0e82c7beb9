import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';
// Loaded with the first key press.
import './Tooltips.tsx';

test('opens tooltips on keyboard focus immediately and closes them with Escape', async () => {
  await using room = await startRoom();
  const { screen, user } = room;
  screen.getByRole('button', { name: 'Sticky note' }).focus();
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Text (T)');
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
