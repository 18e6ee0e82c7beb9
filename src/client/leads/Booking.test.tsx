import { expect, test } from 'vitest';
import { fireEvent } from '@testing-library/react';
import {
  expectSent,
  fillPerson,
  formWith,
  openSite,
  startForm,
  startPage,
} from '../../../test/component/forms.ts';

const topic = 'What would you like to talk about?';

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
  await user.type(screen.getByLabelText(topic), 'Our launch');
  await user.click(screen.getByRole('button', { name: 'Or get the Free Playbook' }));
  const { form, submit } = await formWith(screen, 'Get the Free Playbook');
  expect(form.getByLabelText('Email Address *')).toHaveProperty('value', 'ada@example.com');
  await expectSent(page, submit, { leadType: 'playbook', offerType: 'general' });
  await user.click(screen.getByRole('link', { name: 'Get Free Strategy Session' }));
  await screen.findByLabelText('Preferred day *');
  expect(screen.getByLabelText(topic)).toHaveProperty('value', 'Our launch');
});

test('what is typed into a form is there when the page is opened again, until it is sent', async () => {
  await using page = await startPage('/contact');
  const { site, screen, user } = page;
  const open = () => formWith(screen, 'Request a call');
  const first = (await open()).form;
  fireEvent.change(first.getByLabelText('Preferred day *'), { target: { value: '2131-03-03' } });
  await user.selectOptions(first.getByLabelText('Preferred time *'), 'Morning');
  await user.clear(first.getByLabelText('Time zone'));
  await user.type(first.getByLabelText('Time zone'), 'Europe/London');
  await user.type(first.getByLabelText(topic), 'Our launch');
  await openSite(site, '/contact');

  const { form, submit } = await open();
  for (const [label, value] of [
    ['Preferred day *', '2131-03-03'],
    ['Preferred time *', 'Morning'],
    ['Time zone', 'Europe/London'],
    [topic, 'Our launch'],
  ] as const)
    expect(form.getByLabelText(label)).toHaveProperty('value', value);
  const other = await formWith(screen, 'Send Message');
  expect(other.form.getByLabelText('Message')).toHaveProperty('value', '');

  await fillPerson(form, user);
  await expectSent(page, submit, { leadType: 'strategy' }, 'Call requested!');
  await openSite(site, '/contact');
  const sent = (await open()).form;
  expect(sent.getByLabelText(topic)).toHaveProperty('value', '');
  expect(sent.getByLabelText('Preferred day *')).toHaveProperty('value', '');
});
