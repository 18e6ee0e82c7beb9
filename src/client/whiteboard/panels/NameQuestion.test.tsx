import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newBoard, openPath, participant } from '../../../../test/component/board.ts';
import { startTestSite } from '../../../../test/component/site.ts';
import { eventually } from '../../../../test/eventually.ts';

test('asks once for a name, with a friendly one as default', async () => {
  await using site = await startTestSite();
  const board = await newBoard(site);
  using ben = await participant(site, board);
  const { screen, user, saved } = await openPath(site, `/whiteboard?board=${board.id}`, {
    isNamed: false,
  });
  await saved();
  await user.keyboard('{Shift}');
  const name = await screen.findByLabelText<HTMLInputElement>('Your name on this board');
  expect(name.value).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await user.clear(name);
  await user.type(name, 'Ann Other{Enter}');
  await eventually(() => expect(screen.queryByLabelText('Your name on this board')).toBeNull());
  const button = await screen.findByRole('button', { name: /Participants: 2/ });
  expect(button.textContent).toContain('You, Ben');
  await user.click(button);
  const people = within(await screen.findByRole('dialog', { name: 'Participants' }));
  await eventually(() =>
    expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/You \(Ann Other\)$/),
      expect.stringMatching(/BenFollow$/),
    ]),
  );
  expect(localStorage.getItem('whiteboard-named')).toBe('true');
  expect(ben.notes()).toEqual([]);
});
