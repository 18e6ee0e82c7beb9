import { expect, test, vi } from 'vitest';
import { formWith, openSite, startForm } from '../../../test/component/forms.ts';
import { eventually } from '../../../test/eventually.ts';

test('continues in a new tab, whose call form is prefilled, and sends nothing', async () => {
  await using page = await startForm('/Free-Podcast-Launch', 'Next step');
  const { site, user, calls, form, submit } = page;
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(submit);
  const name = form.getByLabelText('Full name *');
  await form.findByText('Please enter your name.');
  expect(name).toBe(document.activeElement);
  for (const field of [name, form.getByLabelText('Business email *'), form.getByRole('checkbox')])
    expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(opened).not.toHaveBeenCalled();

  await user.type(form.getByLabelText('Full name *'), 'Ada King Lovelace');
  await user.type(form.getByLabelText('Business email *'), 'ada@example.com');
  await user.type(form.getByLabelText('Cell phone (optional)'), '(212) 555-0199');
  await openSite(site, '/Free-Podcast-Launch');
  const returned = await formWith(page.screen, 'Next step');
  await eventually(() =>
    expect(returned.form.getByLabelText('Full name *')).toHaveProperty(
      'value',
      'Ada King Lovelace',
    ),
  );
  await user.click(returned.form.getByRole('checkbox'));
  await user.click(returned.submit);
  // Without `noopener`, so that the tab gets a copy of the session's storage.
  await eventually(() => expect(opened.mock.calls).toEqual([['/contact#schedule', '_blank']]));
  expect(calls.filter((path) => path.includes('leads'))).toEqual([]);

  const tab = await openSite(site, '/contact');
  const call = await formWith(tab.screen, 'Request a call');
  for (const [label, value] of [
    ['First Name *', 'Ada'],
    ['Last Name *', 'King Lovelace'],
    ['Email Address *', 'ada@example.com'],
  ] as const)
    expect(call.form.getByLabelText(label)).toHaveProperty('value', value);
  const message = call.form.getByLabelText('What would you like to talk about?');
  expect(message).toHaveProperty(
    'value',
    expect.stringMatching(/^My phone number: \(212\) 555-0199/),
  );
});
