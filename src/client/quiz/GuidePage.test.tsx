import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../test/component/forms.ts';
import { startTestSite, type TestSite } from '../../../test/component/site.ts';
import { quiz } from '../../../test/submissions.ts';

const newGuide = async (site: TestSite): Promise<string> =>
  (await site.post('/api/quiz', quiz)).guideUrl;
const part = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The guide has no ${id}`);
  return within(element);
};

test('copies texts by mouse and keyboard, and opens emails in a mail program', async () => {
  await using site = await startTestSite();
  const { user } = await openSite(site, await newGuide(site));
  await screen.findByLabelText('Was “Names” useful?');
  const invitation = part('invitation');
  await user.click(invitation.getByRole('button', { name: 'Copy: Invitation' }));
  await invitation.findByText('Copied to the clipboard: Invitation');
  const body = await navigator.clipboard.readText();
  expect(body).toMatch(/^Hi \[first name\],\n\n[^]+\n\nAda\n.+$/);
  invitation.getByRole('button', { name: /^Copy subject/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(body));
  const subject = await navigator.clipboard.readText();
  invitation.getByText(subject);
  const mail = invitation.getByRole('link', { name: 'Open in mail: Invitation' });
  const url = new URL(mail.getAttribute('href') ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.searchParams.get('subject')).toBe(subject);
  expect(url.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
  expect(part('linkedIn').queryByRole('link')).toBeNull();

  // As without TLS.
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  document.execCommand = () => false;
  const copy = part('description').getByRole('button');
  await user.click(copy);
  await waitFor(() => expect(copy.textContent).toBe('Press Ctrl+C'));
  expect(getSelection()?.toString()).toMatch(/with Ada/);
});

test('keeps a mark of a section, changes it, takes it back and shows a failure', async () => {
  await using site = await startTestSite();
  const path = await newGuide(site);
  const first = await openSite(site, path);
  const open = async () => {
    const names = within(await screen.findByLabelText('Was “Names” useful?'));
    const button = (name: string) => names.getByRole('button', { name });
    return {
      press: (name: string) => first.user.click(button(name)),
      says: (text: string) => names.findByText(text),
      pressed: () =>
        ['Useful', 'Not for me'].filter(
          (name) => button(name).getAttribute('aria-pressed') === 'true',
        ),
    };
  };
  const marks = await open();
  await marks.press('Useful');
  await marks.says('Thank you. Noted.');
  const again = await openSite(site, path);
  const kept = await open();
  expect(kept.pressed()).toEqual(['Useful']);
  await kept.press('Not for me');
  await kept.says('Thank you. Noted.');
  expect(kept.pressed()).toEqual(['Not for me']);
  await kept.press('Not for me');
  await kept.says('Taken back.');
  expect(kept.pressed()).toEqual([]);

  again.intercept((path) =>
    path.includes('quiz.giveFeedback') ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  await kept.press('Useful');
  await screen.findByText('Not saved');
  await waitFor(() => expect(kept.pressed()).toEqual([]));
});

test('links to its files, with the chosen first week', async () => {
  await using site = await startTestSite();
  const path = await newGuide(site);
  const { user } = await openSite(site, path);
  const start = await screen.findByLabelText<HTMLSelectElement>('Week 1 starts on');
  await user.selectOptions(start, start.options[2]?.value ?? '');
  expect(new FormData(start.form ?? undefined).get('start')).toBe(start.options[2]?.value);
  expect(start.form?.getAttribute('action')).toBe(`${path}/calendar.ics`);
  const markdown = screen.getByText('Download as Markdown');
  expect(markdown.getAttribute('href')).toBe(`${path}/guide.md`);

  site.inDatabase((database) => database.exec('update quiz_responses set guide = null'));
  await openSite(site, path);
  await screen.findByText('Names', { selector: 'h2' });
  for (const name of ['Useful', 'Add to your calendar'])
    expect(screen.queryByText(name)).toBeNull();
});
