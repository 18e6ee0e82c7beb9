import { z } from 'zod';
import { list, template, text } from './shapes.ts';

export const ReturnCalculator = z
  .strictObject({
    fields: z.strictObject({ value: text(), guests: text(), reply: text(), close: text() }),
    note: text(),
    result: text(),
    comparison: z
      .strictObject({
        terms: template('price', 'clients'),
        surplus: template('multiple').meta({ title: 'After what is left' }),
        deficit: template('multiple').meta({ title: 'After what is missing' }),
      })
      .meta({ title: 'Comparison with the price of a package' }),
    assumptions: z.strictObject({
      title: text(),
      items: list(
        template('guests', 'invited', 'reply', 'conversations', 'close', 'clients').meta({
          help: '{conversations} and {clients} are of 12 months, {invited} too.',
        }),
      ),
    }),
    message: template('clients', 'revenue', 'value', 'guests', 'reply', 'close').meta({
      help: 'The line that a message starts with.',
    }),
  })
  .meta({ title: 'Return calculator' });
