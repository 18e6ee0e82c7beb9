import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formWith, startForm, startPage } from '../../../../test/component/forms.ts';
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

  // An empty field returns to the last figure.
  await user.clear(value);
  await user.tab();
  expect(value).toHaveProperty('value', '$20,000');
});

test('reads the value of a client as people type it, and says what it cannot read', async () => {
  await using page = await startPage('/?guests=10&close=5#return');
  const { text, value, calculator } = await calculatorOf(page);
  const { user } = page;
  const type = async (typed: string) => {
    await user.clear(value);
    await user.type(value, typed);
    await user.tab();
  };
  for (const typed of ['20.000', '20\u202F000', '20k', "$20'000.00", '20000,00']) {
    await type('30k');
    await type(typed);
    expect([typed, value]).toEqual([typed, expect.objectContaining({ value: '$20,000' })]);
    expect(text()).toContain('$60,000');
  }
  await type('20000,50');
  expect(value).toHaveProperty('value', '$20,001');
  calculator.getByText('Rounded to whole dollars.');
  for (const [typed, problem] of [
    ['-40,500', 'Must be from $500 to $1,000,000.'],
    ['2m', 'Must be from $500 to $1,000,000.'],
    ['a lot', 'This is not an amount. Write it like 25,000 or 25k.'],
  ] as const) {
    await type(typed);
    expect(value).toHaveProperty('value', typed);
    expect(value.getAttribute('aria-invalid')).toBe('true');
    calculator.getByText(problem);
    expect(text()).toContain('$60,003');
  }
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

  await user.click(page.screen.getByRole('button', { name: 'Send another' }));
  const { form: next } = await formWith(page.screen, 'Send Message');
  const other = next.getByLabelText('Message');
  await user.clear(other);
  await user.type(other, 'No figures, please.');
  slider(/Guests invited/).focus();
  await user.keyboard('{Home}');
  expect(text()).toContain('0 clients');
  expect(other).toHaveProperty('value', 'No figures, please.');
});
