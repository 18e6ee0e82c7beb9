import { afterEach, expect, test, vi } from 'vitest';
import { newBoard, openBoard, openPath, participant } from '../../../../test/component/board.ts';
import { startTestSite } from '../../../../test/component/site.ts';
import { eventually } from '../../../../test/eventually.ts';

const SAVE = '{Control>}{Enter}{/Control}';

/** Lets a test advance the timers of the page, which otherwise run with the real time. */
const controlTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
afterEach(() => void vi.useRealTimers());

test('saves an unacknowledged change after a reconnect and after a reload', async () => {
  await using site = await startTestSite();
  const board = await newBoard(site);
  using ben = await participant(site, board);
  const { screen, network, add, saved, note } = await openBoard(site, board);
  const sticky = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sticky note' });
  network.freeze();
  await add('In between');
  await screen.findByText('Saving…');
  network.break();
  await screen.findByText('Connection lost.');
  await screen.findByText(/\d not saved yet/);
  expect(sticky().disabled).toBe(true);
  await note('In between');
  network.restore();
  await saved();
  expect(sticky().disabled).toBe(false);
  await ben.note('In between');
  network.freeze();
  await add('Kept');
  const again = await openBoard(site, board);
  await again.note('Kept');
  await ben.note('Kept');
});

test('reconnects after a restart, and after a timeout when the server is silent', async () => {
  await using site = await startTestSite();
  const board = await newBoard(site);
  using ben = await participant(site, board);
  const { screen, network, add, saved } = await openBoard(site, board);
  network.restart();
  await screen.findByText('Connecting…');
  await saved();
  network.freeze();
  await add('After');
  controlTime();
  await vi.advanceTimersByTimeAsync(15_000);
  await eventually(() => expect(network.attempts()).toBe(3));
  await saved();
  await ben.note('After');
});

test('offers a reconnect button after five failed attempts', async () => {
  await using site = await startTestSite();
  const { screen, user, network, canvas, press, saved, notes } = await openBoard(
    site,
    await newBoard(site),
  );
  expect(screen.queryByRole('button', { name: 'Reconnect' })).toBeNull();
  controlTime();
  network.break();
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await screen.findByText(new RegExp(`attempt ${index + 1} of 5 in`));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  }
  await screen.findByText('Disconnected.');
  await vi.advanceTimersByTimeAsync(600_000);
  screen.getByText('Disconnected.');
  await press(canvas(), '{Enter}');
  expect(notes()).toEqual([]);
  network.restore();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Reconnect' }));
  await saved();
});

test('ignores commands while disconnected and keeps the open editor until it can save', async () => {
  await using site = await startTestSite();
  const board = await newBoard(site, [{ content: 'Steady' }, { content: 'Draft' }]);
  using ben = await participant(site, board);
  const page = await openBoard(site, board);
  const { screen, user, network, press, note, notes, field, saved, canvas } = page;
  await press(await note('Draft'), '{F2}');
  await field();
  await user.keyboard(`A draft${SAVE}{F2}`);
  await field();
  await saved();
  network.break();
  await screen.findByText('Connection lost.');
  await user.keyboard('Written in a tunnel');
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save().disabled).toBe(true);
  await user.keyboard(SAVE);
  expect((await field()).value).toBe('Written in a tunnel');
  await press(await note('Steady'), '{Delete}{Control>}z{/Control}');
  expect(notes()).toHaveLength(2);
  await press(canvas(), 'o');
  await screen.findByRole('region', { name: /^Topics/ });
  await user.keyboard('o');
  expect((await field()).value).toBe('Written in a tunnel');
  network.restore();
  await saved();
  await user.click(save());
  await ben.note('Written in a tunnel');
  // The ignored undo is still available.
  await user.keyboard('{Control>}z{/Control}');
  await ben.note('A draft');
});

test('retries a board that is temporarily unavailable', async () => {
  await using site = await startTestSite();
  const { id } = await newBoard(site);
  const { screen, network, saved } = await openPath(site, `/whiteboard?board=${id}`, {
    joins: false,
  });
  network.deliver('"no message"');
  network.deliver('{"type":"error","message":"Please try again.","retry":true}');
  await screen.findByText('Connection lost.');
  network.release();
  await saved();
  expect(network.attempts()).toBe(2);
});

test('reverts a rejected change, reports it once and continues', async () => {
  await using site = await startTestSite();
  const board = await newBoard(site, [{ content: 'Fine' }]);
  const { screen, user, network, press, note, field, saved } = await openBoard(site, board);
  // Exceeds the maximum length, as another client might send it.
  network.alter((text) => text.replace('Too long', 'x'.repeat(2001)));
  await press(await note('Fine'), '{F2}');
  await field();
  await user.keyboard(`Too long${SAVE}`);
  expect(await screen.findAllByText(/at most 2,000 characters/)).toHaveLength(1);
  await note('Fine');
  await saved();
});

test('explains a rejection because of too many connections', async () => {
  await using site = await startTestSite({ environment: { WHITEBOARD_SOCKETS_PER_ADDRESS: '1' } });
  const board = await newBoard(site);
  const first = await participant(site, board);
  controlTime();
  const { screen, user, saved } = await openPath(site, `/whiteboard?board=${board.id}`);
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await screen.findByText(new RegExp(`attempt ${index + 1} of 5 in`));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  }
  expect(await screen.findByText(/Too many people on your network/)).toBeDefined();
  first[Symbol.dispose]();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Reconnect' }));
  await saved();
});
