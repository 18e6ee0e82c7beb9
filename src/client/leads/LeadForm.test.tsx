import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  descriptionOf,
  expectError,
  formWith,
  leadsOf,
  startForm,
} from '../../../test/component/forms.ts';

const proposal = { leadType: 'proposal', offerType: 'general', revenue: '' };

test('validates a message, sends it once, gives way to a confirmation and returns empty', async () => {
  await using page = await startForm('/contact', 'Send Message');
  const { screen, user, calls, form, submit } = page;
  await user.click(submit);
  const firstName = form.getByLabelText('First Name *');
  await form.findByText('Please enter your first name.');
  expect(firstName).toBe(document.activeElement);
  expect(descriptionOf(firstName)).toBe('Please enter your first name.');
  form.getByText('Please enter your email address.');

  await page.fillPerson();
  await user.type(form.getByLabelText('Company'), 'Navy');
  await user.type(form.getByLabelText('Message'), 'A show about compilers.');
  await user.dblClick(submit);
  await screen.findByText('Message Sent!');
  screen.getByText("Thank you for your interest. We'll be in touch within 24 hours.");
  expect(document.activeElement?.textContent).toMatch(
    /^Thank you, Ada\. We answer by tomorrow \d\d:\d\d, your time\.Send another$/,
  );
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
  expect(calls.filter((path) => path.includes('leads.create'))).toHaveLength(1);
  expect(await leadsOf(page.site)).toEqual([
    expect.objectContaining({
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Navy',
      message: 'A show about compilers.',
      ...proposal,
    }),
  ]);

  await user.click(screen.getByRole('button', { name: 'Send another' }));
  const again = await formWith(screen, 'Send Message');
  for (const label of ['First Name *', 'Email Address *', 'Message'])
    expect(again.form.getByLabelText(label)).toHaveProperty('value', '');
  expect(again.form.getByLabelText('First Name *')).toBe(document.activeElement);
});

test('takes no text while it is sent, keeps it when the response is lost, and a retry stores one lead', async () => {
  await using page = await startForm('/contact', 'Send Message');
  const { site, screen, user, intercept, form, submit } = page;
  await page.fillPerson();
  const lost = Promise.withResolvers<Response>();
  const arrived = Promise.withResolvers<void>();
  intercept((path, init) => {
    if (!path.includes('leads.create')) return undefined;
    intercept(() => undefined);
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', 'same-origin');
    void fetch(site.url + path, { ...init, headers }).then(() => arrived.resolve());
    return lost.promise;
  });
  await user.click(submit);
  expect(await form.findByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true);
  await user.type(form.getByLabelText('Message'), 'A second thought');
  expect(form.getByLabelText('Message')).toHaveProperty('value', '');
  await arrived.promise;
  await expectError('The lead was not sent:', async () => {
    lost.reject(new TypeError('Failed to fetch'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ErrorFailed to send message. Please try again.');
  });
  expect(form.getByLabelText('Email Address *')).toHaveProperty('value', 'ada@example.com');

  await page.expectSent(proposal);
  expect(screen.queryByText(/Failed to send message/)).toBeNull();
});

test('shows a server error at its field and focuses the field', async () => {
  await using page = await startForm('/contact', 'Send Message');
  const { screen, user, intercept, form, submit } = page;
  await page.fillPerson();
  const fields = { company: 'Must be a company we can reach' };
  const data = { code: 'BAD_REQUEST', httpStatus: 400, path: 'leads.create', fields };
  intercept((path) =>
    path.includes('leads.create')
      ? Response.json({ error: { message: fields.company, code: -32600, data } }, { status: 400 })
      : undefined,
  );
  await expectError('The lead was not sent:', async () => {
    await user.click(submit);
    await form.findByText(fields.company);
  });
  await waitFor(() => expect(form.getByLabelText('Company')).toBe(document.activeElement));
  expect(screen.queryByText(/Failed to send message/)).toBeNull();
});
