import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../test/component/board.ts';
import { openPage } from '../../../test/component/page.tsx';
import { startTestSite } from '../../../test/component/site.ts';

/** How browsers mark the keys of an input method; Safari marks the last one by its code alone. */
const composed = [
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
  { isComposing: true, keyCode: 27 },
];

const pressComposed = (field: HTMLElement) => {
  for (const key of ['Escape', 'Enter'])
    for (const mark of composed) {
      fireEvent.keyDown(field, { key, ...mark });
      fireEvent.keyDown(field, { key, ctrlKey: true, ...mark });
    }
};

test('the keys of an input method neither discard nor save the texts of a board', async () => {
  await using room = await startRoom(['First']);
  const { ben, screen, user, note, notes, field, press, canvas } = room;
  await press(await note('First'), '{F2}');
  await user.clear(await field());
  await user.keyboard('かく');
  pressComposed(await field());
  expect((await field()).value).toBe('かく');
  expect(ben.notes()[0]?.content).toBe('First');
  await user.keyboard('{Escape}');
  await note('First');

  await press(canvas(), 's');
  const heading = await screen.findByLabelText<HTMLInputElement>('Section heading');
  await user.keyboard('章');
  pressComposed(heading);
  expect(document.activeElement).toBe(heading);
  await user.keyboard('{Enter}');
  await screen.findByRole('group', { name: /^Section 章,/ });
  expect(notes()).toHaveLength(1);

  // The popover belongs to a package.
  await user.click(screen.getByRole('button', { name: /Participants/ }));
  const name = await screen.findByLabelText<HTMLInputElement>('Your name, as others see it');
  await user.clear(name);
  await user.type(name, '花子');
  pressComposed(name);
  expect(screen.getByLabelText('Your name, as others see it')).toHaveProperty('value', '花子');
  await user.keyboard('{Escape}');

  await press(canvas(), 'o');
  await user.click(await screen.findByRole('button', { name: 'Edit: First' }));
  await user.clear(await field());
  await user.keyboard('かく');
  pressComposed(await field());
  expect((await field()).value).toBe('かく');
});

test('Escape clears the search of the blog, except while a word is composed', async () => {
  await using site = await startTestSite({ isSeeded: true });
  const { screen, user } = await openPage(site, '/blog');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'ポッド');
  pressComposed(box);
  expect(box.value).toBe('ポッド');
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
});
