import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, press } from '../../../../test/component/leads.ts';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite } from '../../../../test/component/site.ts';
import { lead, quiz } from '../../../../test/submissions.ts';

test('shows the records of a person, erases them, and links to copies that remain', async () => {
  await using site = await startTestSite();
  const { lead: stored } = await site.post('/api/leads', lead);
  const { guideUrl } = await site.post('/api/quiz', quiz);
  const plan = await site.post('/trpc/plan.open', { token: guideUrl.replace(/.*\//, '') });
  const noteId = site.inDatabase((database) =>
    database.prepare('select id from whiteboard_notes limit 1').pluck().get(),
  );
  const notes = { boardId: plan.result.data.id, noteIds: [noteId] };
  const draft = await site.post('/trpc/admin.board.toPost', notes);
  await preload('/admin/leads');
  const { screen, user } = await openPage(site, `/admin/people/${stored.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  // The address becomes that of the person, whichever record led to it.
  await waitFor(() => expect(location.pathname).not.toContain(stored.id));
  const path = location.pathname;
  await openPage(site, path);
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  const linkIn = (region: string) =>
    within(screen.getByRole('region', { name: region })).getAllByRole('link')[0];
  expect(linkIn('Leads')?.getAttribute('href')).toBe(`/admin/leads?lead=${stored.id}`);
  expect(linkIn('Quiz responses')?.getAttribute('href')).toMatch(/^\/admin\?response=/);
  await press(user, 'Erase person');
  const erasing = within(await dialog('Erase this person?'));
  await erasing.findByText('1 quiz response with its guide');
  const copy = erasing.getByRole('link', { name: /^Post “Season plan/ });
  expect(copy.getAttribute('href')).toBe(draft.result.data.href);
  await user.click(erasing.getByLabelText('I understand that this cannot be undone.'));
  await press(user, 'Erase everything');
  await waitFor(() => expect(location.pathname).toBe('/admin/leads'));
  await openPage(site, path);
  await screen.findByText(/^There is no such person/);
});
