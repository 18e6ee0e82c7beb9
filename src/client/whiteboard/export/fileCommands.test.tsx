import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newBoard, openBoard, startRoom } from '../../../../test/component/board.ts';
import { savedFile } from '../../../../test/component/downloads.ts';
import { eventually } from '../../../../test/eventually.ts';

test('exports JSON, Markdown, CSV and SVG by section, and imports the JSON into another board', async () => {
  await using room = await startRoom(['=Formula']);
  const { site, board, screen, user, note, press, canvas, menu } = room;
  (await note('=Formula')).focus();
  await press(canvas(), 's');
  await screen.findByLabelText('Section heading');
  await user.keyboard('Numbers{Enter}');
  await screen.findByRole('group', { name: 'Section Numbers, 1 note' });
  const markdown = await savedFile(() => menu('Save as Markdown'));
  expect(markdown.name).toMatch(/^podcast-brainstorm-\d{4}-\d\d-\d\d\.md$/);
  expect(markdown.text).toContain('## Numbers (1)\n\n- =Formula');
  const csv = await savedFile(() => menu('Save as CSV'));
  expect(csv.text).toContain("\r\nNumbers,'=Formula,Episode Ideas,");
  const svg = await savedFile(() => menu('Save as picture (SVG)'));
  expect(svg.text).toMatch(/^<svg [^]*>Numbers \(1\)<[^]*>=Formula</);
  const exporting = screen.getByRole('button', { name: 'Export' });
  const { name, text } = await savedFile(() => user.click(exporting));
  expect(name).toMatch(/^podcast-brainstorm-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toMatchObject({
    session: { id: board.id },
    notes: [{ content: '=Formula' }],
  });

  const other = await openBoard(site, await newBoard(site));
  const choose = (content: string) =>
    other.user.upload(other.screen.getByLabelText('Board file'), new File([content], 'board.json'));
  await choose(text);
  await other.screen.findByRole('group', { name: 'Section Numbers, 1 note' });
  await choose('{"notes":[{"id":"a","content":7}]}');
  await other.screen.findByText(/This is not an exported board: .*notes › 1 › /);
  expect(other.notes()).toHaveLength(1);
});

test('adds each line of a pasted list as a note of a category, in one step', async () => {
  await using room = await startRoom();
  const { screen, user, notes, note, menu } = room;
  const open = async () => {
    await menu('Paste a list…');
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'List' });
  };
  await user.type(await open(), '- Ann\n\n2. Ben');
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).value).toBe('- Ann\n\n2. Ben');
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Category'), 'Guest Ideas');
  await user.click(screen.getByRole('button', { name: 'Add 2 notes' }));
  await eventually(() => expect(notes()).toHaveLength(2));
  expect((await note('Ben')).style.getPropertyValue('--paper')).toBe('#99FF99');
  expect((await open()).value).toBe('');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await eventually(() => expect(notes()).toEqual([]));
});
