import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPath, startRoom } from '../../../test/component/board.ts';
import { startTestSite } from '../../../test/component/site.ts';
import { eventually } from '../../../test/eventually.ts';

const demoTitle = { level: 1, name: 'Q1 2025 Podcast Planning' };

test('the demo board is marked as public, and a new board of one’s own is created from it', async () => {
  await using site = await startTestSite();
  const { screen, user, saved } = await openPath(site, '/whiteboard');
  await saved();
  screen.getByRole('heading', demoTitle);
  for (const text of ['45 min', '1 participant', 'Public demo']) screen.getByText(text);
  await user.keyboard('{Shift}');
  const notice = within(await screen.findByRole('note'));
  await user.click(notice.getByRole('button', { name: 'Make your own board' }));
  await screen.findByRole('dialog', { name: 'New board' });
  await user.keyboard('{Escape}');
  await user.click(notice.getByRole('button', { name: 'Close' }));
  await eventually(() => expect(screen.queryByRole('note')).toBeNull());

  const again = await openPath(site, '/whiteboard');
  await again.saved();
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await again.menu('New board…');
  await again.user.type(await screen.findByLabelText('Title'), 'Guest list');
  // The notice stays closed for the rest of the visit.
  expect(screen.queryByRole('note')).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Create board' }));
  await eventually(() => expect(goTo).toHaveBeenCalledOnce());
  const address = String(goTo.mock.calls[0]?.[0]);
  expect(address).toMatch(/^\/whiteboard\?board=[\w-]{16,}$/);
  const created = await openPath(site, address);
  await created.screen.findByRole('heading', { level: 1, name: 'Guest list' });
  await created.screen.findByText('Nothing on the board yet');
});

test('an unknown board offers a new board and the demo board', async () => {
  await using site = await startTestSite();
  const { screen, user } = await openPath(site, '/whiteboard?board=never-made');
  await screen.findByRole('heading', { level: 1, name: 'There is no board with this id.' });
  const main = within(screen.getByRole('main'));
  const buttons = main.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['New board']);
  expect(main.queryByText(/Offline|participant/)).toBeNull();
  await user.click(main.getByRole('button', { name: 'New board' }));
  await screen.findByRole('dialog', { name: 'New board' });
  await user.keyboard('{Escape}');
  await user.click(main.getByRole('link', { name: 'Open the demo board' }));
  await screen.findByRole('heading', demoTitle);
});

test('shares links to write and to read, each as a QR code', async () => {
  await using room = await startRoom();
  const { board, screen, user } = room;
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const link = async (label: string) =>
    (await screen.findByLabelText<HTMLInputElement>(label)).value;
  expect(await link('Link to write')).toMatch(new RegExp(`board=${board.id}$`));
  expect(await link('Link to read')).toMatch(new RegExp(`board=${board.readOnlyId}$`));
  expect(await link('Facilitator link')).toMatch(/#facilitate=/);
  await screen.findByRole('img', { name: 'QR code: Can edit' });
  await user.click(screen.getByText('View only'));
  await screen.findByRole('img', { name: 'QR code: View only' });
});

test('the read-only link shows the board live and offers no edits', async () => {
  await using room = await startRoom(['Read me'], { isReadOnly: true });
  const { ben, screen, note, press, user, notes } = room;
  await screen.findByText('View only');
  expect(screen.queryByRole('group', { name: 'Tools' })).toBeNull();
  await press(await note('Read me'), '{F2}{ArrowRight}v{Delete}');
  expect(screen.queryByLabelText('Note text')).toBeNull();
  ben.add({ content: 'And me' });
  await note('And me');
  expect(notes()).toHaveLength(2);
  expect((await ben.note('Read me')).position).toEqual({ x: 0, y: 0 });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Show all notes' });
  expect(screen.queryByRole('menuitem', { name: 'History' })).toBeNull();
  await user.keyboard('{Escape}o');
  await screen.findByText('And me', { selector: 'li *' });
  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Vote|Add)/ })).toBeNull();
});
