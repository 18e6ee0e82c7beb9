import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { section } from '../../../../test/whiteboard/section.ts';
import { eventually } from '../../../../test/eventually.ts';

test('a section is created, renamed, moved, resized, locked and deleted by keyboard', async () => {
  await using room = await startRoom(['Inside']);
  const { ben, screen, user, note, press, canvas } = room;
  const shown = (name: string) => screen.findByRole('group', { name });
  const heading = () => screen.findByLabelText('Section heading');
  const stored = (check: (first: ReturnType<typeof ben.sections>[number]) => void) =>
    eventually(() => {
      const [first] = ben.sections();
      if (!first) throw new Error('No section');
      check(first);
      return first;
    });
  (await note('Inside')).focus();
  await press(canvas(), 's');
  await heading();
  await user.keyboard('Guests{Enter}');
  const guests = await shown('Section Guests, 1 note');
  await eventually(() => expect(document.activeElement).toBe(guests));
  const { position, size } = await stored(({ title }) => expect(title).toBe('Guests'));

  await user.keyboard('{F2}');
  await heading();
  await user.keyboard('People{Escape}');
  await eventually(() => expect(document.activeElement).toBe(guests));
  await user.keyboard('{ArrowRight}{Control>}{ArrowRight}{/Control}');
  await stored((now) => expect(now.size.width).toBe(size.width + 20));
  expect(ben.sections()[0]).toMatchObject({ title: 'Guests', position: { x: position.x + 10 } });
  expect(await ben.note('Inside')).toMatchObject({ position: { x: 10, y: 0 } });

  await user.click(await screen.findByRole('button', { name: 'Lock section' }));
  await press(await shown('Section Guests, 1 note, locked'), '{Delete}{ArrowDown}');
  await stored(({ isLocked }) => expect(isLocked).toBe(true));
  expect(ben.sections()[0]).toMatchObject({ position: { y: position.y } });
  await user.click(screen.getByRole('button', { name: 'Lock section' }));
  await press(await shown('Section Guests, 1 note'), '{Delete}');
  await eventually(() => expect(ben.sections()).toEqual([]));
  await note('Inside');
  await user.keyboard('{Control>}z{/Control}');
  await shown('Section Guests, 1 note');
  expect(screen.queryByText('Change rejected')).toBeNull();
});

test('a heading that is being written is saved when the page is left', async () => {
  await using room = await startRoom();
  const { ben, screen, user, press, canvas } = room;
  await press(canvas(), 's');
  await screen.findByLabelText('Section heading');
  await user.keyboard('Guests');
  dispatchEvent(new Event('pagehide'));
  await eventually(() => expect(ben.sections()).toMatchObject([{ title: 'Guests' }]));
});

test('a heading that is being written is kept when another participant deletes its section', async () => {
  await using room = await startRoom(['Inside']);
  const { ben, screen, user, note, press, canvas } = room;
  (await note('Inside')).focus();
  await press(canvas(), 's');
  await screen.findByLabelText('Section heading');
  await user.keyboard('Guests of the season');
  await eventually(() => expect(ben.sections()).toHaveLength(1));
  ben.change({ type: 'delete_section', sectionId: ben.sections()[0]?.id ?? '' });
  await screen.findByText('Kept as a new section');
  await screen.findByRole('group', { name: 'Section Guests of the season, 1 note' });
  await eventually(() => expect(ben.sections()).toMatchObject([{ title: 'Guests of the season' }]));
});

test('notes move between sections by key and by the list of sections, and others hear of new ones', async () => {
  await using room = await startRoom(['Wanderer']);
  const { ben, screen, user, note, press, canvas } = room;
  (await note('Wanderer')).focus();
  for (const title of ['First', 'Second']) {
    await press(canvas(), 's');
    await screen.findByLabelText('Section heading');
    await user.keyboard(`${title}{Enter}`);
    await screen.findByRole('group', { name: new RegExp(`^Section ${title}`) });
    await press(canvas(), '{Escape}');
  }
  await press(await note('Wanderer'), ']');
  await screen.findByRole('group', { name: 'Section Second, 1 note' });
  await screen.findByText('Moved to Second.');
  await user.selectOptions(await screen.findByLabelText('Section'), 'First');
  await screen.findByRole('group', { name: 'Section First, 1 note' });
  const [first] = ben.sections().filter(({ title }) => title === 'First');
  await eventually(() => expect(ben.notes()[0]?.sectionId).toBe(first?.id));
  ben.change({ type: 'add_section', section: section('new', { title: 'Guests' }) });
  await screen.findByText('Section added: Guests.');
});

test('a template fills an empty board in one step; the outline shows its sections', async () => {
  await using room = await startRoom();
  const { screen, user, press } = room;
  await screen.findByRole('button', { name: /^Blank/ });
  await press(screen.getByRole('button', { name: /^Podcast season/ }), '{Enter}');
  const titles = ['Audience', 'Episode ideas', 'Guests', 'Questions', 'Marketing', 'Next steps'];
  for (const title of titles)
    await screen.findByRole('group', { name: `Section ${title}, 1 note` });
  await user.keyboard('o');
  const added = await screen.findByLabelText('New note in Guests');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([...titles.map((title) => `${title} 1`), 'Without a section 0']);
  await press(added, 'A CFO{Enter}');
  const guests = within(screen.getByRole('region', { name: /^Guests/ }));
  await eventually(() => expect(guests.getAllByRole('listitem')).toHaveLength(2));
  const fold = guests.getByRole('button', { name: /^Guests/ });
  await user.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('o');
  await screen.findByRole('group', { name: 'Section Guests, 2 notes' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  await user.click(undo);
  await eventually(() =>
    expect(document.querySelectorAll('[data-note], [data-section]')).toHaveLength(0),
  );
});
