import type { Screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  controlTime,
  newBoard,
  openBoard,
  openPath,
  startRoom,
} from '../../../../test/component/board.ts';
import { startTestSite } from '../../../../test/component/site.ts';
import { joinAsBen } from '../../../../test/whiteboard/participant.ts';
import { reconnectDelays } from '../../../shared/whiteboard/constants.ts';
import { eventually } from '../../../../test/eventually.ts';

const SAVE = '{Control>}{Enter}{/Control}';

/** Passes the time until the page gives up reconnecting. */
async function failToReconnect(screen: Screen) {
  for (const [index, delay] of reconnectDelays.entries()) {
    await screen.findByText(new RegExp(`attempt ${index + 1} of 5 in`));
    await vi.advanceTimersByTimeAsync(delay);
  }
  await screen.findByText('Disconnected.');
}

test('saves an unacknowledged change after a reconnect and after a reload', async () => {
  controlTime();
  await using room = await startRoom();
  const { site, board, ben, screen, network, add, saved, note } = room;
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
  await vi.advanceTimersByTimeAsync(reconnectDelays[0]);
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
  controlTime();
  await using room = await startRoom();
  const { ben, screen, network, add, saved } = room;
  network.restart();
  await screen.findByText('Connecting…');
  await saved();
  network.freeze();
  await add('After');
  await vi.advanceTimersByTimeAsync(15_000);
  await eventually(() => expect(network.attempts()).toBe(3));
  await saved();
  await ben.note('After');
});

test('offers a reconnect button after five failed attempts', async () => {
  controlTime();
  await using room = await startRoom();
  const { screen, user, network, canvas, press, saved, notes } = room;
  expect(screen.queryByRole('button', { name: 'Reconnect' })).toBeNull();
  network.break();
  await failToReconnect(screen);
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
  controlTime();
  await using room = await startRoom(['Steady', 'Draft']);
  const { ben, screen, user, network, press, note, notes, field, saved, canvas } = room;
  await press(await note('Draft'), '{F2}');
  await user.clear(await field());
  await user.keyboard(`A draft${SAVE}{F2}`);
  await saved();
  network.break();
  await screen.findByText('Connection lost.');
  await user.clear(await field());
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
  await vi.advanceTimersByTimeAsync(reconnectDelays[0]);
  await saved();
  await user.click(save());
  await ben.note('Written in a tunnel');
  // The ignored undo is still available.
  await user.keyboard('{Control>}z{/Control}');
  await ben.note('A draft');
});

test('retries a board that is temporarily unavailable', async () => {
  controlTime();
  await using site = await startTestSite();
  const { id } = await newBoard(site);
  const { screen, network, saved } = await openPath(site, `/whiteboard?board=${id}`, {
    joins: false,
  });
  network.deliver('"no message"');
  network.deliver('{"type":"error","message":"Please try again.","retry":true}');
  await screen.findByText('Connection lost.');
  network.release();
  await vi.advanceTimersByTimeAsync(reconnectDelays[0]);
  await saved();
  expect(network.attempts()).toBe(2);
});

test('reverts a rejected change, reports it once and continues', async () => {
  await using room = await startRoom(['Fine']);
  const { screen, network, press, note, saved } = room;
  // As another client might send it.
  network.alter((text) => text.replace('"x":10', '"x":"far"'));
  await press(await note('Fine'), '{ArrowRight}');
  expect(await screen.findAllByText(/Must be a finite number/)).toHaveLength(1);
  await note('Fine');
  await saved();
});

test('explains a rejection because of too many connections', async () => {
  await using site = await startTestSite({ environment: { WHITEBOARD_SOCKETS_PER_ADDRESS: '1' } });
  const board = await newBoard(site);
  const first = await joinAsBen(site.url, board);
  controlTime();
  const { screen, user, saved } = await openPath(site, `/whiteboard?board=${board.id}`);
  await failToReconnect(screen);
  expect(await screen.findByText(/Too many people on your network/)).toBeDefined();
  first[Symbol.dispose]();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Reconnect' }));
  await saved();
});
