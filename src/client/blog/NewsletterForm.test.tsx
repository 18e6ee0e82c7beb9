import { expect, test } from 'vitest';
import {
  descriptionOf,
  expectError,
  formWith,
  openSite,
  startForm,
} from '../../../test/component/forms.ts';
import { startTestSite } from '../../../test/component/site.ts';

test('shows errors, keeps the input and succeeds on a retry', async () => {
  await using page = await startForm('/blog', 'Subscribe');
  const { screen, user, calls, intercept, form, submit } = page;
  const field = form.getByPlaceholderText('Enter your email');
  await user.click(submit);
  expect(field).toBe(document.activeElement);
  expect(descriptionOf(field)).toBe('Please enter your email address.');
  await user.type(field, 'ada@example');
  await user.click(submit);
  expect(descriptionOf(field)).toMatch(/valid email address/);
  expect(field).toHaveProperty('value', 'ada@example');

  intercept((path) => (path.includes('newsletter.') ? Response.error() : undefined));
  await user.type(field, '.com');
  await expectError('The email address was not sent:', async () => {
    await user.click(submit);
    await form.findByText(/Please try again/);
  });
  expect(field).toHaveProperty('value', 'ada@example.com');
  intercept(() => undefined);
  calls.length = 0;
  await user.dblClick(submit);
  await screen.findByText(/^If this address is new to our list/);
  expect(document.activeElement?.textContent).toMatch(/^Check your inbox/);
  expect(screen.queryByPlaceholderText('Enter your email')).toBeNull();
  expect(calls.filter((path) => path.includes('newsletter.subscribe'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send another' }));
  const empty = screen.getByPlaceholderText('Enter your email');
  expect(empty).toHaveProperty('value', '');
  expect(empty).toBe(document.activeElement);
});

test('takes no text while it is sent', async () => {
  await using page = await startForm('/blog', 'Subscribe');
  const { user, intercept, form, submit } = page;
  const field = form.getByPlaceholderText('Enter your email');
  await user.type(field, 'ada@example.com');
  const held = Promise.withResolvers<Response>();
  intercept((path) => (path.includes('newsletter.') ? held.promise : undefined));
  await user.click(submit);
  await form.findByRole('button', { name: 'Subscribing...' });
  await user.type(field, '.au');
  expect(field).toHaveProperty('value', 'ada@example.com');
  await expectError('The email address was not sent:', async () => {
    held.resolve(Response.error());
    await form.findByText(/Please try again/);
  });
  await user.type(field, '.au');
  expect(field).toHaveProperty('value', 'ada@example.com.au');
});

test('says that a limit stops it, which is no success', async () => {
  await using page = await startForm('/blog', 'Subscribe');
  const { user, form, submit } = page;
  await page.site.post('/trpc/newsletter.subscribe', { email: 'ada@example.com' });
  await user.type(form.getByPlaceholderText('Enter your email'), 'ada@example.com');
  await expectError('The email address was not sent:', async () => {
    await user.click(submit);
    await form.findByText(/was asked for within the last hour/);
  });
});

test('prefills an address typed in another form', async () => {
  await using site = await startTestSite();
  const contact = await openSite(site, '/contact');
  const message = await formWith(contact.screen, 'Send Message');
  await contact.user.type(message.form.getByLabelText('Email Address *'), 'ada@example.com');
  const { screen } = await openSite(site, '/blog');
  const { form } = await formWith(screen, 'Subscribe');
  expect(form.getByPlaceholderText('Enter your email')).toHaveProperty('value', 'ada@example.com');
});
