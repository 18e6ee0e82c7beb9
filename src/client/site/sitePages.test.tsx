import { expect, test, vi } from 'vitest';
import { expectSent, fillPerson, formWith, startPage } from '../../../test/component/forms.ts';

test('a pitch offer opens its form in place by keyboard and stores its key', async () => {
  await using page = await startPage('/ultimate-pitch');
  const { screen, user } = page;
  const open = await screen.findByRole('button', { name: 'Claim this offer: Smart Saver Annual' });
  expect(document.querySelector('main form')).toBeNull();
  open.focus();
  await user.keyboard('{Enter}');
  expect(open.getAttribute('aria-expanded')).toBe('true');
  const { form, submit } = await formWith(screen, 'Send Message');
  await fillPerson(form, user);
  open.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(form.getByLabelText('Email Address *')).toHaveProperty('value', 'ada@example.com');
  await expectSent(page, submit, { leadType: 'proposal', offerType: 'smart-saver' });
});

test('a question of the contact page opens and closes by keyboard', async () => {
  await using page = await startPage('/contact');
  const { screen, user } = page;
  const question = (name: string) => screen.getByRole('button', { name });
  const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true';
  const [first, second] = ['What happens after I write or book?', 'What does it cost?'] as const;
  expect(isOpen(first)).toBe(false);
  question(first).focus();
  await user.keyboard('{Enter}');
  expect(isOpen(first)).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(question(second)).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect([first, second].map(isOpen)).toEqual([true, true]);
  question(first).focus();
  await user.keyboard('{Enter}');
  expect([first, second].map(isOpen)).toEqual([false, true]);
});

test('the policy was last updated today, regardless of the render date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T23:30:00Z') });
  await using page = await startPage('/privacy');
  const { screen } = page;
  expect(screen.getByRole('main').textContent).toContain('Last updated: May 6, 2031');
  vi.useRealTimers();
});
