import { expect, test, vi } from 'vitest';
import { controlTime, openBoard, startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';

test('the timer is started, paused, extended and resumed, and survives a reload', async () => {
  await using room = await startRoom();
  let page: Awaited<ReturnType<typeof openBoard>> = room;
  const timer = () => page.screen.getByRole('button', { name: /^Timer/ });
  const shows = (text: RegExp) => eventually(() => expect(timer().textContent).toMatch(text));
  const choose = async (name: string) => {
    await page.user.click(timer());
    await page.user.click(await page.screen.findByRole('menuitem', { name }));
  };
  expect(timer().textContent).toBe('45 min');
  await page.user.click(timer());
  const items = await page.screen.findAllByRole('menuitem', { name: /minutes$/ });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '5 minutes',
    '10 minutes',
    '15 minutes',
    '45 minutes',
  ]);
  await page.user.keyboard('{Escape}');
  await choose('5 minutes');
  await shows(/^\d:\d\d$/);
  await choose('Pause');
  await shows(/^\d:\d\d paused$/);
  const left = timer().textContent;
  page = await openBoard(room.site, room.board);
  await shows(new RegExp(`^${left}$`));
  await choose('Add 1 minute');
  const more = left.replace(/^\d/, (minutes) => `${Number(minutes) + 1}`);
  await shows(new RegExp(`^${more}$`));
  await choose('Resume');
  await shows(/^\d:\d\d$/);
});

test('the timer of another participant is announced and ends with a notice', async () => {
  controlTime();
  // The toasts of a hidden page stay until they are closed.
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  await using room = await startRoom();
  const { ben, screen, user } = room;
  // No sound here.
  await user.click(screen.getByRole('button', { name: /^Timer/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Sound at the end' }));
  ben.request({ type: 'set_timer', action: 'start', minutes: 5 });
  await screen.findByText(/^Timer running: \d:\d\d left\.$/);
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 500);
  await screen.findByRole('button', { name: 'Timer: Time is up' });
  expect(await screen.findByText('The 5-minute timer has ended.')).toBeDefined();
});
