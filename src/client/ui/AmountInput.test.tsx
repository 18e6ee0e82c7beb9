import { MantineProvider } from '@mantine/core';
import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountInput } from './AmountInput.tsx';

test('reads what was typed before hydration', async () => {
  const read: number[] = [];
  const field = (
    <MantineProvider>
      <AmountInput
        label="Value"
        value={500}
        min={1}
        max={1e6}
        onChange={(dollars) => read.push(dollars)}
      />
    </MantineProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(field);
  const input = screen.getByLabelText('Value');
  expect(input).toHaveProperty('value', '$500');
  if (input instanceof HTMLInputElement) input.value = '25.000';
  const root = hydrateRoot(container, field);
  await expect.poll(() => read).toEqual([25_000]);
  await expect.poll(() => input).toHaveProperty('value', '$500');
  root.unmount();
  container.remove();
});
