import { expect, test } from 'vitest';
import { newBoard, openBoard, startRoom } from '../../../../test/component/board.ts';
import { startTestSite } from '../../../../test/component/site.ts';
import { eventually } from '../../../../test/eventually.ts';

test('participants vote on a locked note and change nothing else', async () => {
  await using room = await startRoom(['Agenda'], { facilitator: 'ben' });
  const { ben, screen, user, note, press, field } = room;
  (await note('Agenda')).focus();
  await screen.findByRole('button', { name: 'Vote for note' });
  expect(screen.queryByRole('button', { name: 'Lock note' })).toBeNull();
  const lock = (isLocked: boolean) =>
    ben.change({ type: 'update_note', noteId: 'Agenda', updates: { isLocked } });
  lock(true);
  await screen.findByRole('group', { name: /Agenda.*locked/ });
  await press(await note('Agenda'), '{ArrowRight}{Delete}{F2}v');
  await screen.findByRole('group', { name: /Agenda.*1 vote, locked/ });
  expect(screen.queryByLabelText('Note text')).toBeNull();
  await eventually(() => expect(ben.notes()[0]?.votes).toHaveLength(1));
  expect(await ben.note('Agenda')).toMatchObject({ position: { x: 0, y: 0 }, isLocked: true });
  lock(false);
  await screen.findByRole('group', { name: /Agenda.*1 vote$/ });
  await press(await note('Agenda'), '{F2}');
  await field();
  await user.keyboard(' and goals{Control>}{Enter}{/Control}');
  await ben.note('Agenda and goals');
});

test('a facilitator locks a note, hides what is written and locks the board', async () => {
  await using room = await startRoom(['Agenda'], { facilitator: 'page' });
  const { ben, screen, user, menu, note, notes } = room;
  (await note('Agenda')).focus();
  const lock = await screen.findByRole('button', { name: 'Lock note' });
  for (const isLocked of [true, false]) {
    await user.click(lock);
    await eventually(() => expect(lock.getAttribute('aria-pressed')).toBe(`${isLocked}`));
    await eventually(() => expect(ben.notes()[0]?.isLocked ?? false).toBe(isLocked));
  }
  await menu('Private writing', 'menuitemcheckbox');
  await screen.findByText(/^Private writing: others see/);
  ben.add({ content: 'My own thought' });
  await eventually(() => expect(ben.isSaved()).toBe(true));
  expect(notes()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Reveal notes' }));
  await note('My own thought');
  await menu('Lock the board', 'menuitemcheckbox');
  await screen.findByText('The board is locked for the others.');
  ben.add({ content: 'Too late' });
  await eventually(() => expect(ben.isSaved()).toBe(true));
  expect(notes()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await eventually(() => expect(screen.queryByText(/The board is locked/)).toBeNull());
});

test('participants see that the board is locked, and have no commands of the facilitator', async () => {
  await using room = await startRoom([], { facilitator: 'ben' });
  const { ben, screen, user } = room;
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'New board…' });
  expect(screen.queryByText('Bring everyone here')).toBeNull();
  await user.keyboard('{Escape}');
  ben.request({ type: 'facilitate', isPrivate: true });
  await screen.findByText(/^Private writing/);
  expect(screen.queryByRole('button', { name: 'Reveal notes' })).toBeNull();
  ben.request({ type: 'facilitate', isLocked: true });
  await screen.findByText('Locked');
  expect(screen.queryByRole('button', { name: 'Sticky note' })).toBeNull();
  ben.request({ type: 'facilitate', isLocked: false });
  await screen.findByRole('button', { name: 'Sticky note' });
});

test.each(['%', '%E9%', 'x'.repeat(500)])(
  'a facilitator’s link that was cut off to %j opens the board',
  async (facilitatorToken) => {
    await using site = await startTestSite();
    const { id } = await newBoard(site, ['Alpha']);
    const { note } = await openBoard(site, { id, facilitatorToken });
    await note('Alpha');
    expect(location.hash).toBe('');
  },
);
