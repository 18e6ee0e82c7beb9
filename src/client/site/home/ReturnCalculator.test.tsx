import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startForm, startPage } from '../../../../test/component/forms.ts';
import { eventually } from '../../../../test/eventually.ts';

type Page = Awaited<ReturnType<typeof startPage>>;

async function calculatorOf({ screen }: Page) {
  const name = 'What would one more client be worth?';
  const region = await screen.findByRole('region', { name });
  const calculator = within(region);
  await calculator.findByRole('slider', { name: /Guests invited/ });
  return {
    calculator,
    text: () => region.textContent,
    slider: (label: RegExp) => calculator.getByRole('slider', { name: label }),
    value: calculator.getByLabelText('Value of a client'),
  };
}

test('reads an estimate from the address and keeps the address up to date', async () => {
  const query = '?utm_source=letter&value=40000&guests=10&reply=no&close=900';
  await using page = await startPage(`/${query}#return`);
  const { text, slider, value, calculator } = await calculatorOf(page);
  const { user } = page;
  expect(text()).toContain('$120,000');
  expect(slider(/Invitations that lead/).getAttribute('aria-valuenow')).toBe('65');
  const close = slider(/Conversations that lead/);
  expect(close.getAttribute('aria-valuetext')).toBe('5%');

  const steps = history.length;
  close.focus();
  await user.keyboard('{ArrowRight}');
  expect(text()).toContain('$160,000');
  await user.clear(value);
  await user.type(value, '20000');
  expect(text()).toContain('$80,000');
  const announced = () => calculator.getByRole('status').textContent;
  await eventually(() => expect(announced()).toContain('My estimate: 4 clients, $80,000'));
  const shown = '?utm_source=letter&value=20000&guests=10&reply=65&close=6#return';
  await eventually(() => expect(location.search + location.hash).toBe(shown));
  expect(history.length).toBe(steps);

  // What is out of range does not count, and the field returns to the last valid figure.
  await user.clear(value);
  await user.tab();
  expect(value).toHaveProperty('value', '$20,000');
});

test('the estimate is sent with the lead unless the visitor removes it', async () => {
  await using page = await startForm('/#return', 'Send Message');
  const { text, slider } = await calculatorOf(page);
  const { user, form } = page;
  slider(/Guests invited/).focus();
  await user.keyboard('{End}');
  const message = form.getByLabelText('Message');
  const estimate = 'My estimate: 11 clients, $275,000 in 12 months';
  expect(message).toHaveProperty('value', expect.stringContaining(estimate));
  await page.fillPerson();
  await page.expectSent({ message: expect.stringContaining(estimate) });

  await user.type(message, 'No figures, please.');
  slider(/Guests invited/).focus();
  await user.keyboard('{Home}');
  expect(text()).toContain('0 clients');
  expect(message).toHaveProperty('value', 'No figures, please.');
});
