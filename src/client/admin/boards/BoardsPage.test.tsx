import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newBoard } from '../../../../test/component/board.ts';
import { dialog, expectText, gone, press } from '../../../../test/component/leads.ts';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { eventually } from '../../../../test/eventually.ts';
import { lead as newLead, quiz } from '../../../../test/submissions.ts';
import { joinAsBen } from '../../../../test/whiteboard/participant.ts';

test('locks, clears and deletes a board, and shows who is on it', async () => {
  await using site = await startTestSite();
  const { id } = await newBoard(site, [{ content: 'Launch' }]);
  using ben = await joinAsBen(site.url, { id });
  const { screen, user } = await openPage(site, '/admin/boards');
  const row = (text: string | RegExp) => screen.findByRole('row', { name: text });
  await row(/1 note.*online: Ben/);
  const link = screen.getByRole('link', { name: 'Untitled board' });
  expect(link.getAttribute('href')).toBe(`/whiteboard?board=${id}`);
  await press(user, 'Make read-only');
  await row(/read-only · online: Ben/);
  await press(user, 'Make writable');
  await screen.findByRole('button', { name: 'Make read-only' });
  const confirm = async (title: RegExp, action: string) => {
    await press(user, action);
    const question = within(await dialog(title));
    await user.click(question.getByRole('button', { name: action }));
    await gone(() => screen.queryByRole('dialog'));
  };
  await confirm(/^Delete all 1 notes of “Untitled board”/, 'Clear');
  await row(/0 notes/);
  await eventually(() => expect(ben.notes()).toEqual([]));
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', true);
  await confirm(/^Delete the board “Untitled board”/, 'Delete');
  await expectText('No boards yet.');
});

test('notes of a board become a blog draft, and a note on a lead', async () => {
  await using site = await startTestSite();
  const { id } = await newBoard(site, [
    { content: 'Why deals stall' },
    { content: 'A quiet idea' },
  ]);
  using ben = await joinAsBen(site.url, { id });
  ben.change({ type: 'vote', noteId: 'Why deals stall', userId: 'Ben', isOn: true });
  await eventually(() => expect(ben.isSaved()).toBe(true));
  const { lead } = await site.post('/api/leads', {
    ...newLead,
    firstName: 'Grace',
    lastName: 'Hopper',
  });
  await preload('/admin/posts/new', '/admin/leads');
  const { screen, user } = await openPage(site, '/admin/boards');
  const note = (name: string) => screen.findByRole('checkbox', { name });
  await press(user, 'Use notes of Untitled board');
  await dialog('Use notes of this board');
  expect(await note('Why deals stall')).toHaveProperty('checked', true);
  expect(await note('A quiet idea')).toHaveProperty('checked', false);
  await press(user, 'Create');
  await waitFor(() => expect(location.pathname).toMatch(/^\/admin\/posts\/[\w-]+$/));
  await expectText('Why deals stall (1 vote)');

  await openPage(site, '/admin/boards');
  await press(user, 'Use notes of Untitled board');
  await user.click(await note('A quiet idea'));
  await user.selectOptions(screen.getByLabelText('Make'), 'Note on a lead');
  screen.getByText('Choose a lead.');
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Lead' }), 'hopper');
  await user.click(await screen.findByRole('radio', { name: 'Grace Hopper' }));
  await press(user, 'Create');
  await waitFor(() => expect(location.search).toContain(`lead=${lead.id}`));
  await dialog('Grace Hopper');
  await expectText('A quiet idea');
});

test('the dialog lists what a guide lost to the notes before it opens the guide', async () => {
  await using site = await startTestSite();
  await newBoard(site, [{ content: 'Why deals stall' }]);
  const { response } = await site.post('/api/quiz', quiz);
  await preload(`/admin/responses/${response.id}/guide`);
  const { screen, user } = await openPage(site, '/admin/boards');
  await press(user, 'Use notes of Untitled board');
  await user.click(await screen.findByRole('checkbox', { name: 'Why deals stall' }));
  await user.selectOptions(screen.getByLabelText('Make'), 'Next version of a guide');
  await user.type(screen.getByRole('textbox', { name: 'Quiz response' }), quiz.name);
  await user.click(await screen.findByRole('radio', { name: quiz.name }));
  await press(user, 'Create');
  await screen.findByText(/^Replaced: “.+”\.$/);
  expect(location.pathname).toBe('/admin/boards');
  await press(user, 'Open the guide');
  await waitFor(() => expect(location.pathname).toBe(`/admin/responses/${response.id}/guide`));
});
