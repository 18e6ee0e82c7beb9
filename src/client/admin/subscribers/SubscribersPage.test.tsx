import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  dialog,
  expectFocus,
  expectQuery,
  expectText,
  gone,
  isDisabled,
  press,
} from '../../../../test/component/leads.ts';
import { openPage } from '../../../../test/component/page.tsx';
import { startTestSite, type TestSite } from '../../../../test/component/site.ts';

/** Creates a subscriber, who is pending, and one who has confirmed. */
async function createSubscribers(site: TestSite) {
  for (const name of ['pending', 'reader'])
    await site.post('/trpc/newsletter.subscribe', { email: `${name}@example.com` });
  site.inDatabase((database) =>
    database
      .prepare(
        `update subscribers set status = 'confirmed', confirmed_at = requested_at
         where email = 'reader@example.com'`,
      )
      .run(),
  );
}

test('filters and searches subscribers in the URL, and resends a confirmation', async () => {
  await using site = await startTestSite();
  await createSubscribers(site);
  const { screen, user } = await openPage(site, '/admin/subscribers');
  const expectRows = (names: readonly string[]) =>
    waitFor(() => {
      const rows = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
      expect(rows).toEqual(names.map((name) => `${name}@example.com`));
    });
  const show = async (name: string) => user.click(await screen.findByRole('link', { name }));
  await expectRows(['reader', 'pending']);
  await show('Not confirmed yet');
  await expectQuery('show=pending');
  await expectRows(['pending']);
  await choose(user, /^Actions for/, 'Resend confirmation');
  await screen.findByText('Confirmation email queued');
  await show('Confirmed');
  await expectRows(['reader']);
  await expectText(/reader@example\.com.*Confirmed [A-Z]/);
  await press(user, /^Actions for/);
  await screen.findByRole('menuitem', { name: 'Open person' });
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Open person', 'Remove', 'Erase person']);
  await user.keyboard('{Escape}');
  const link = screen.getByRole('link', { name: /^Export CSV/ });
  expect(link.getAttribute('href')).toMatch(/^\/api\/subscribers\/export/);
  expect(link.getAttribute('target')).toBe('_blank');

  await user.type(screen.getByLabelText('Search'), 'PENDING@');
  await screen.findByText('No matching subscribers.');
  await show('All');
  await expectRows(['pending']);
  await expectQuery(/^\?q=PENDING%40$/);
  await openPage(site, location.pathname + location.search);
  await expectRows(['pending']);
});

test('erases and removes subscribers after a confirmation', async () => {
  await using site = await startTestSite();
  await createSubscribers(site);
  const { screen, user } = await openPage(site, '/admin/subscribers');
  await choose(user, 'Actions for pending@example.com', 'Erase person');
  const erasing = await dialog('Erase this person?');
  await within(erasing).findByText('1 newsletter subscription');
  expect(isDisabled('Erase everything')).toBe(true);
  await user.click(screen.getByLabelText('I understand that this cannot be undone.'));
  await press(user, 'Erase everything');
  await screen.findByText('Person erased');
  await gone(() => screen.queryByText('pending@example.com'));

  const actions = screen.getByRole('button', { name: /^Actions for reader/ });
  await choose(user, /^Actions for/, 'Remove');
  await dialog('Remove reader@example.com?');
  await expectFocus(() => screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  await gone(() => screen.queryByRole('dialog'));
  await expectFocus(() => actions);
  await choose(user, /^Actions for/, 'Remove');
  await press(user, 'Remove');
  await screen.findByText('No subscribers yet.');
});

test('ignores what no filter of the URL can be', async () => {
  await using site = await startTestSite();
  await createSubscribers(site);
  await openPage(site, `/admin/subscribers?show=x&q=${'x'.repeat(201)}`);
  await expectText('reader@example.com');
});
