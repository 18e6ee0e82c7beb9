import { expect, test } from 'vitest';
import { openPage, preload } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';
import { bearer } from '../../../../test/credentials.ts';
import { lead, quiz } from '../../../../test/submissions.ts';

const environment = { GEMINI_API_KEY: '', GEMINI_BASE_URL: '' };
type Page = Awaited<ReturnType<typeof openPage>>;
const press = async ({ screen, user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const fill = async ({ screen, user }: Page, name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};

/** A person who did the quiz and asked for a proposal; returns the id of the lead. */
async function newPerson(site: TestSite, fields: object = {}) {
  await site.post('/api/quiz', quiz);
  const attribution = { utm_source: 'linkedin', utm_campaign: 'spring', landing: '/services' };
  const { result } = await site.post('/trpc/leads.create', {
    ...lead,
    ...fields,
    attribution: { first: attribution, last: attribution },
  });
  const id = String(result.data.lead.id);
  return { id, path: `/admin/people/${id}/brief` };
}

/** Saves the brief with another situation, as another editor would. */
async function saveElsewhere(site: TestSite, id: string, situation: string) {
  const input = encodeURIComponent(JSON.stringify({ id }));
  const url = `${site.url}/trpc/admin.person.brief.get?input=${input}`;
  const { brief } = (await (await fetch(url, { headers: bearer })).json()).result.data;
  const content = { ...brief.content, situation };
  await site.post('/trpc/admin.person.brief.save', { id, version: brief.version, content });
}

test('two editors lose nothing, and a draft survives a reload', async () => {
  await using site = await startTestSite({ environment });
  const { id, path } = await newPerson(site);
  await site.post('/trpc/admin.person.brief.write', { id, version: 0 });
  const page = await openPage(site, path);
  const { screen } = page;
  await press(page, 'Edit');
  await fill(page, 'The situation', 'Mine.');
  await saveElsewhere(site, id, 'Theirs.');
  await press(page, 'Save');
  const dialog = await screen.findByRole('dialog', { name: 'This brief was saved elsewhere' });
  const marks = [...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Theirs.', 'Mine.']);
  await press(page, 'Use the saved version');
  await screen.findByDisplayValue('Theirs.');
  const again = await openPage(site, path);
  await press(again, 'Restore draft');
  await screen.findByDisplayValue('Mine.');
  // The draft is older than what was saved elsewhere, so both are shown again.
  await press(again, 'Save');
  await press(again, 'Overwrite with mine');
  await screen.findByText('Saved as version 3');
});

test('shows markup of editors and visitors as text', async () => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await using site = await startTestSite({ environment });
  const fields = { firstName: markup, company: markup, message: markup };
  const { id, path } = await newPerson(site, fields);
  await site.post('/trpc/admin.person.brief.write', { id, version: 0 });
  await saveElsewhere(site, id, markup);
  await preload(`/admin/people/${id}`);
  const page = await openPage(site, path);
  const { screen, user } = page;
  const shown = await screen.findByRole('region', { name: 'The situation' });
  expect(shown.textContent).toContain(markup);
  expect(screen.getByRole('region', { name: 'On record' }).textContent).toContain(markup);
  await press(page, 'Edit');
  await screen.findByDisplayValue(markup);
  await user.click(screen.getByRole('link', { name: 'Person' }));
  await expect.poll(() => screen.getByRole('heading', { level: 1 }).textContent).toContain(markup);
  expect(screen.getByRole('main').querySelector('b, img')).toBeNull();
});
