import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startRoom } from '../../../../test/component/board.ts';
import { eventually } from '../../../../test/eventually.ts';

test('asks once for a name, with a friendly one as default, which others may have, too', async () => {
  await using room = await startRoom([], { isNamed: false });
  const { ben, screen, user, add } = room;
  await user.keyboard('{Shift}');
  const name = await screen.findByLabelText<HTMLInputElement>('Your name on this board');
  expect(name.value).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await user.clear(name);
  await user.type(name, 'Ben{Enter}');
  await eventually(() => expect(screen.queryByLabelText('Your name on this board')).toBeNull());
  const button = await screen.findByRole('button', { name: /Participants: 2/ });
  expect(button.textContent).toContain('You, Ben');
  await user.click(button);
  const people = within(await screen.findByRole('dialog', { name: 'Participants' }));
  await eventually(() =>
    expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/You \(Ben\)$/),
      expect.stringMatching(/BenFollow$/),
    ]),
  );
  expect(localStorage.getItem('whiteboard-named')).toBe('true');
  expect(ben.notes()).toEqual([]);

  // Authorship depends on the id, not on the name.
  await user.keyboard('{Escape}');
  await add('From here');
  ben.add({ content: 'From there', author: 'Ben' });
  await screen.findByRole('group', { name: /From here, by You$/ });
  await screen.findByRole('group', { name: /From there, by Ben$/ });
});
