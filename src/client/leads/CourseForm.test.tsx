import { expect, test } from 'vitest';
import { expectError, startForm } from '../../../test/component/forms.ts';

test('validates required fields, reports a failure and confirms success', async () => {
  await using page = await startForm('/offers/skool-course', 'Sign up for the course');
  const { screen, user, intercept, form, submit } = page;
  await user.click(submit);
  expect(await form.findAllByText('Required')).toHaveLength(5);
  expect(form.getByLabelText('First Name *')).toBe(document.activeElement);

  await page.fillPerson();
  await user.click(submit);
  const company = form.getByLabelText('Company *');
  expect(company).toBe(document.activeElement);
  await user.type(company, 'Analytical Engines');
  await user.selectOptions(form.getByLabelText('Annual revenue *'), '$1M - $5M');
  const lost = Promise.withResolvers<Response>();
  intercept((path) => (path.includes('leads.create') ? lost.promise : undefined));
  await user.click(submit);
  expect(await form.findByRole('button', { name: 'Processing...' })).toHaveProperty(
    'disabled',
    true,
  );
  await expectError('The lead was not sent:', async () => {
    lost.reject(new TypeError('Failed to fetch'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ErrorSomething went wrong. Please try again.');
  });

  intercept(() => undefined);
  const choices = { revenue: '1m-5m', leadType: 'proposal', offerType: 'skool-course' };
  await page.expectSent({ company: 'Analytical Engines', ...choices }, 'Success!');
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  screen.getByText("We'll send you the course access details within 24 hours.");
});
