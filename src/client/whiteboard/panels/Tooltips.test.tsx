import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';
// Loaded with the first key press.
import './Tooltips.tsx';

test('shows one tooltip at a time: after 700 ms under the mouse, at once within 300 ms of another', async () => {
  await using room = await startRoom();
  const { screen } = room;
  const button = (name: string) => screen.getByRole('button', { name });
  const enter = (name: string) => fireEvent.pointerEnter(button(name), { pointerType: 'mouse' });
  const leave = (name: string) => fireEvent.pointerLeave(button(name));
  const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
  const expectShown = (...texts: string[]) => eventually(() => expect(shown()).toEqual(texts));
  fireEvent.keyDown(document.body, { key: 'Shift' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

  enter('Zoom in');
  vi.advanceTimersByTime(699);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expectShown('Zoom in (+)');
  leave('Zoom in');
  vi.advanceTimersByTime(299);
  enter('Zoom out');
  await expectShown('Zoom out (-)');
  leave('Zoom out');
  await expectShown();

  vi.advanceTimersByTime(300);
  enter('Zoom in');
  expect(shown()).toEqual([]);
  button('Sticky note').focus();
  await expectShown('Sticky note (N)');
  vi.advanceTimersByTime(700);
  await expectShown('Zoom in (+)');
  leave('Zoom in');
  button('Text').focus();
  await expectShown('Text (T)');
  fireEvent.keyDown(button('Text'), { key: 'Escape' });
  await expectShown();
  vi.useRealTimers();
});
