import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';
import { noteCategories } from '../../../shared/whiteboard/constants.ts';

const colors = [
  ['Yellow', '#FFE066'],
  ['Red', '#FF9999'],
  ['Blue', '#99CCFF'],
  ['Green', '#99FF99'],
  ['Apricot', '#FFCC99'],
  ['Lilac', '#CC99FF'],
  ['Mint', '#99FFCC'],
  ['Orange', '#FFB366'],
] as const;
const labels = ['Episode Ideas', 'Topics', 'Guest Ideas', 'Action Items', 'Questions'];

/** A board in a page with the move tool, whose choosers have loaded, and what its server knows. */
async function openChoosers(notes: Parameters<typeof startRoom>[0] = []) {
  const page = await startRoom(notes);
  const { screen, user, canvas, press, field } = page;
  const category = await screen.findByLabelText<HTMLSelectElement>('Category');
  return {
    ...page,
    category,
    color: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
    choose: (name: string) => user.click(screen.getByRole('radio', { name })),
    /** Opens the editor of a new note. */
    start: async (text: string) => {
      await press(canvas(), '{Enter}');
      await field();
      await user.keyboard(text);
    },
  };
}

test('a category chooses the color until one is chosen by hand; earlier notes keep theirs', async () => {
  await using page = await openChoosers();
  const { ben, user, choose, color, category, canvas, add, press, note, saved } = page;
  await press(canvas(), 'n');
  await user.selectOptions(category, 'Guest Ideas');
  expect(color('Green').checked).toBe(true);
  await add('First');
  await choose('Blue');
  await user.selectOptions(category, 'Topics');
  expect(color('Blue').checked).toBe(true);
  await add('Second');
  await press(canvas(), 't');
  await user.selectOptions(category, 'Questions');
  await saved();
  expect(await ben.note('First')).toMatchObject({ color: '#99FF99', category: 'guest' });
  expect(await ben.note('Second')).toMatchObject({ color: '#99CCFF', category: 'topic' });
  // With the move tool they apply to the selection.
  await press(await note('First'), 'm');
  await choose('Mint');
  await user.selectOptions(category, 'Questions');
  await eventually(async () =>
    expect(await ben.note('First')).toMatchObject({ color: '#99FFCC', category: 'question' }),
  );
  expect(await ben.note('Second')).toMatchObject({ color: '#99CCFF', category: 'topic' });
});

test('while a new note is edited, color and category apply to it and the focus stays', async () => {
  await using page = await openChoosers();
  const { ben, user, choose, category, canvas, start, field, note } = page;
  await start('Half');
  await choose('Blue');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{End} and');
  // The current choice again.
  await choose('Blue');
  await user.keyboard(' half');
  await user.selectOptions(category, 'Guest Ideas');
  await eventually(async () => expect(document.activeElement).toBe(await field()));
  category.focus();
  expect((await field()).value).toBe('Half and half');
  // Leaving a chooser ends editing as leaving the text does.
  canvas().focus();
  expect(await ben.note('Half and half')).toMatchObject({ color: '#99CCFF', category: 'guest' });
  expect((await note('Half and half')).dataset.editing).toBeUndefined();
});

test('has eight colors and five category filters', async () => {
  const seeds = noteCategories.map((category, index) => ({
    content: `About ${labels[index]}`,
    category,
  }));
  await using page = await openChoosers(seeds);
  const { ben, screen, user, choose, category, note, notes } = page;
  const options = (select: HTMLSelectElement) =>
    Array.from(select.options, ({ textContent }) => textContent);
  const swatches = within(screen.getByRole('group', { name: 'Color' })).getAllByRole('radio');
  expect(swatches).toHaveLength(colors.length);
  (await note('About Topics')).focus();
  for (const [name, hex] of colors) {
    await choose(name);
    await eventually(async () => expect((await ben.note('About Topics')).color).toBe(hex));
  }
  expect(options(category)).toEqual(labels);
  const filter = screen.getByLabelText<HTMLSelectElement>('Show categories');
  expect(options(filter)).toEqual(['All categories', ...labels]);
  for (const label of labels) {
    await user.selectOptions(filter, label);
    await eventually(() => expect(notes()).toEqual([expect.anything()]));
    await note(`About ${label}`);
  }
  await user.selectOptions(filter, 'All categories');
  await eventually(() => expect(notes()).toHaveLength(labels.length));
});
