import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';

test('the canvas works with the keyboard only', async () => {
  await using room = await startRoom();
  const { ben, screen, user, canvas, field, note, notes, press } = room;
  while (document.activeElement !== canvas()) {
    await user.tab();
    // Past the last control, the focus returns to the document.
    expect(document.activeElement).not.toBe(document.body);
  }
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('By keys{Control>}{Enter}{/Control}');
  const { position } = await ben.note('By keys');
  expect(document.activeElement).toBe(await note('By keys'));
  await user.keyboard('{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  await eventually(() =>
    expect(ben.notes()[0]?.position).toEqual({ x: position.x - 10, y: position.y - 60 }),
  );
  await user.keyboard('v');
  await screen.findByRole('group', { name: /By keys.*, 1 vote$/ });
  await user.keyboard('{F2}');
  await field();
  await user.keyboard('Changed{Control>}{Enter}{/Control}{Control>}d{/Control}');
  await eventually(() => expect(notes()).toHaveLength(2));
  await user.keyboard('{Delete}');
  await eventually(() => expect(notes()).toHaveLength(1));
  expect(document.activeElement).toBe(canvas());
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(canvas(), '{Control>}a{/Control}{Backspace}');
  await eventually(() => expect(notes()).toHaveLength(0));
  await user.keyboard('{Control>}z{/Control}');
  await note('Changed');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await eventually(() => expect(notes()).toHaveLength(0));
});

test('undo reverts own changes and not those of others', async () => {
  await using room = await startRoom();
  const { ben, screen, user, add, note, notes } = room;
  await add('From Ada');
  const { id } = await ben.note('From Ada');
  ben.change({ type: 'update_note', noteId: id, updates: { content: 'From both' } });
  await note('From both');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Control>}z{/Control}');
  await note('From both');
  ben.change({ type: 'delete_note', noteId: id });
  await eventually(() => expect(notes()).toHaveLength(0));
  await screen.findByText(/Deleted: From both|Others .*deleted/);
});

/** Dispatches a clipboard event as the browser does, and returns the text that it carries then. */
function clipboardEvent(type: 'copy' | 'paste', text = '') {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return dispatchClipboard(type, clipboardData).getData('text/plain');
}

function dispatchClipboard(type: 'copy' | 'paste', clipboardData: DataTransfer) {
  fireEvent(document.body, new ClipboardEvent(type, { clipboardData, bubbles: true }));
  return clipboardData;
}

test('a copied note keeps its lines on a board in another tab', async () => {
  const content = '- One\n\n- Two';
  await using room = await startRoom([{ id: 'lines', content }, 'Other']);
  const { ben, note } = room;
  document.querySelector<HTMLElement>('[data-note=lines]')?.focus();
  const copy = dispatchClipboard('copy', new DataTransfer());
  // This tab does not have what another tab copied.
  (await note('Other')).focus();
  clipboardEvent('copy');
  dispatchClipboard('paste', copy);
  await eventually(() => expect(ben.notes()).toHaveLength(3));
  expect(ben.notes().map((one) => one.content)).toEqual([content, 'Other', content]);
});

test('pastes each line as a note; a copied note keeps its style and is plain text elsewhere', async () => {
  await using room = await startRoom([{ content: 'Twice', color: '#99CCFF' }]);
  const { ben, screen, user, note, press, canvas } = room;
  (await note('Twice')).focus();
  expect(clipboardEvent('copy')).toBe('Twice');
  // The color for new notes does not change the copy.
  await user.keyboard('n');
  await user.click(await screen.findByRole('radio', { name: 'Red' }));
  clipboardEvent('paste', 'Twice');
  await eventually(() => expect(ben.notes()).toHaveLength(2));
  const [from, copy] = ben.notes();
  expect(copy).toMatchObject({ content: 'Twice', color: '#99CCFF', position: { x: 20, y: 20 } });
  expect(from).toMatchObject({ color: '#99CCFF' });
  await press(canvas(), '{Escape}');
  clipboardEvent('paste', '- Pricing\n\n- Guests\n* Video');
  await eventually(() => expect(ben.notes()).toHaveLength(5));
  for (const text of ['Pricing', 'Guests', 'Video']) await ben.note(text);
});
