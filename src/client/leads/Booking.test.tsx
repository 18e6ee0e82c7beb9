import { expect, test } from 'vitest';
import { fireEvent } from '@testing-library/react';
import {
  expectSent,
  fillPerson,
  formWith,
  startForm,
  startPage,
} from '../../../test/component/forms.ts';

test('requests a call for a day and a time', async () => {
  await using page = await startForm('/contact', 'Request a call');
  const { user, form, expectSent: expectRequested } = page;
  fireEvent.change(form.getByLabelText('Preferred day *'), { target: { value: '2131-03-03' } });
  await user.selectOptions(form.getByLabelText('Preferred time *'), 'Morning');
  await user.clear(form.getByLabelText('Time zone'));
  await user.type(form.getByLabelText('Time zone'), 'Europe/London');
  await page.fillPerson();
  const message = '30-minute strategy call: Saturday, March 3, 2131, Morning (Europe/London)';
  await expectRequested({ leadType: 'strategy', message }, 'Call requested!');
});

test('the playbook button of the hero chooses the playbook in the booking section', async () => {
  await using page = await startPage('/');
  const { screen, user } = page;
  await screen.findByLabelText('Preferred day *');
  await user.click(screen.getByRole('link', { name: 'Download Free Playbook' }));
  await screen.findByText('You are asking for the Free Playbook.');
  expect(screen.queryByLabelText('Preferred day *')).toBeNull();
  const first = await formWith(screen, 'Get the Free Playbook');
  await fillPerson(first.form, user);
  await user.click(screen.getByRole('button', { name: 'Request a call instead' }));
  screen.getByLabelText('Preferred day *');
  await user.click(screen.getByRole('button', { name: 'Or get the Free Playbook' }));
  const { form, submit } = await formWith(screen, 'Get the Free Playbook');
  expect(form.getByLabelText('Email Address *')).toHaveProperty('value', 'ada@example.com');
  await expectSent(page, submit, { leadType: 'playbook', offerType: 'general' });
  await user.click(screen.getByRole('link', { name: 'Get Free Strategy Session' }));
  await screen.findByLabelText('Preferred day *');
});
