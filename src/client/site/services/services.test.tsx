import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formWith, startForm, startPage } from '../../../../test/component/forms.ts';

test('requests a service on its page', async () => {
  await using page = await startForm('/services/guest-management', 'Send Message');
  const { fillPerson, expectSent } = page;
  await fillPerson();
  const choices = { leadType: 'service-inquiry', offerType: 'guest-management', revenue: '' };
  await expectSent(choices);
});

test('podcast production has a calendar that opens days by keyboard, and no player without recordings', async () => {
  await using page = await startPage('/services/podcast-production');
  const { screen, user } = page;
  const list = await screen.findByRole('tablist', { name: 'The 14 days to the launch' });
  const [first, ...others] = within(list).getAllByRole('tab');
  expect(others).toHaveLength(13);
  const panel = () => screen.getByRole('tabpanel').textContent;
  expect(panel()).toContain('Kickoff call');
  expect(screen.queryByRole('slider', { name: 'Position' })).toBeNull();
  first?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(others.at(-1)).toBe(document.activeElement);
  expect(panel()).toMatch(/Day 14, Tuesday\s*Live.*20\sminutes/s);
});

test('the storyboard shows the pieces of one type', async () => {
  await using page = await startPage('/services/content-repurposing');
  const { screen, user } = page;
  const pieces = () =>
    screen.getAllByRole('listitem').filter((item) => /^Day \d+/.test(item.textContent));
  expect(pieces()).toHaveLength(34);
  await user.click(screen.getByRole('radio', { name: /^All\s\(34\)/ }));
  await user.click(screen.getByRole('radio', { name: /^Clips\s\(10\)/ }));
  expect(pieces()).toHaveLength(10);
  screen.getByText('10 pieces shown');
});

test('the guest list shows one tier, and the invitation is copied whole', async () => {
  await using page = await startPage('/services/guest-management');
  const { screen, user } = page;
  const rows = () => within(screen.getByRole('table')).getAllByRole('row');
  expect(rows()).toHaveLength(13);
  await user.click(screen.getByRole('radio', { name: /^Tier 2\s\(4\)/ }));
  const [, ...shown] = rows();
  expect(shown).toHaveLength(4);
  for (const row of shown) expect(row.textContent).toContain('Tier 2');

  await user.click(screen.getByRole('button', { name: 'Copy the email' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toMatch(
    /^Subject: What you changed at the ramp\n\nHello .*Host of Kept Cold$/s,
  );
});

test('the release goes back by the hour', async () => {
  await using page = await startPage('/services/distribution-management');
  const { screen, user } = page;
  const hour = await screen.findByRole('slider', { name: 'Hours after the upload' });
  screen.getByText('Live on 19 of 19');
  hour.focus();
  await user.keyboard('{Home}');
  screen.getByText('Live on 0 of 19');
  await user.keyboard('{ArrowRight>24/}');
  expect(hour.getAttribute('aria-valuetext')).toBe('24 hours: Live on 6 of 19');
});

test('a follow-up depends on the answer, and the second form opens from its line', async () => {
  await using page = await startPage('/services/lead-generation');
  const { screen, user } = page;
  await formWith(screen, 'Send Message');
  const panel = () => screen.getByRole('tabpanel').textContent;
  expect(panel()).toContain('Yes. Bring the notebook.');
  await user.click(screen.getByRole('tab', { name: 'Not now' }));
  expect(panel()).toContain('Understood. I will write in June');

  screen.getByRole('button', { name: 'Get a lead generation proposal' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Send Message' })).toHaveLength(2),
  );
});
