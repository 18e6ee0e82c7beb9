import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';
import { bearer } from '../../../../test/credentials.ts';
import { quiz } from '../../../../test/submissions.ts';

const environment = { GEMINI_API_KEY: '', GEMINI_BASE_URL: '' };

type Page = Awaited<ReturnType<typeof openPage>>;
const promised = async ({ screen }: Page, value: string | RegExp) => {
  const field = await screen.findByLabelText(/^Promise/);
  await expect.poll(() => field).toHaveProperty('value', expect.stringMatching(value));
  return field;
};
const promise = async (page: Page, text: string) => {
  const field = await promised(page, /./);
  await page.user.clear(field);
  await page.user.type(field, text);
};
const press = async ({ screen, user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function finishQuiz(site: TestSite) {
  const { response } = await site.post('/api/quiz', quiz);
  const id = String(response.id);
  const url = `${site.url}/trpc/quiz.guideEditor.open?input=${encodeURIComponent(JSON.stringify({ id }))}`;
  return {
    path: `/admin/responses/${id}/guide`,
    /** Saves the guide with another promise, as another editor would. */
    async saveElsewhere(text: string) {
      const { version, guide } = (await (await fetch(url, { headers: bearer })).json()).result.data;
      const edited = { ...guide, summary: { ...guide.summary, promise: text } };
      await site.post('/trpc/quiz.guideEditor.save', { id, version, guide: edited });
    },
  };
}

test('shows both versions when another editor saved first, and loses neither', async () => {
  await using site = await startTestSite({ environment });
  const guide = await finishQuiz(site);
  const page = await openPage(site, guide.path);
  const { screen } = page;
  await promise(page, 'Mine.');
  await guide.saveElsewhere('Theirs.');
  await press(page, 'Save');
  const dialog = await screen.findByRole('dialog', { name: 'This guide was saved elsewhere' });
  const marks = [...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Theirs.', 'Mine.']);
  await press(page, 'Use the saved version');
  await promised(page, 'Theirs.');
  await press(page, 'Restore draft');
  await promised(page, 'Mine.');
  // The draft is older than what was saved elsewhere, so both are shown again.
  await press(page, 'Save');
  await press(page, 'Overwrite with mine');
  await screen.findByText('Saved as version 3');

  await promise(page, 'Mine again.');
  await guide.saveElsewhere('Theirs again.');
  await press(page, 'Save');
  await press(page, 'Overwrite with mine');
  await screen.findByText('Saved as version 5');
});

test('shows errors at their fields, and what the checks find as warnings', async () => {
  await using site = await startTestSite({ environment });
  const { path } = await finishQuiz(site);
  const page = await openPage(site, path);
  const { screen, user } = page;
  const calendar = await screen.findByRole('region', { name: 'Calendar: 90 days' });
  const [summary] = calendar.querySelectorAll('summary');
  if (summary) await user.click(summary);
  await user.click(within(calendar).getByText(/^Week 2/, { selector: 'summary, summary *' }));
  const week = screen.getByRole('group', { name: 'Week 2' });
  const [minutes] = within(week).getAllByLabelText('Minutes');
  if (!minutes) throw new Error('Week 2 has no task');
  await user.clear(minutes);
  await user.type(minutes, '500');
  await press(page, 'Save');
  await screen.findByText('Must be a whole number from 5 to 240');
  expect(document.activeElement).toBe(minutes);
  expect(calendar.textContent).toContain('Needs attention');

  await user.clear(minutes);
  await user.type(minutes, '240');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved as version 2, with \d+ warning/);
  await within(calendar).findByText(/Week 2 takes more than 4 hours\./);
  expect(calendar.textContent).not.toContain('Needs attention');
});

test('keeps unsaved changes in the browser and asks before they are left', async () => {
  await using site = await startTestSite({ environment });
  const { path } = await finishQuiz(site);
  await preload('/admin');
  const page = await openPage(site, path);
  const { screen, user } = page;
  await promise(page, 'Not saved.');
  await user.click(screen.getByRole('link', { name: 'Response' }));
  await press(page, 'Leave');
  await screen.findByRole('dialog', { name: 'Quiz Response Details' });
  const again = await openPage(site, path);
  await press(again, 'Restore draft');
  await promised(again, 'Not saved.');
  expect(await screen.findByText('Not saved yet')).toBeDefined();
});
