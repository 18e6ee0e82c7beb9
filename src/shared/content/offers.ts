import { z } from 'zod';
import { offerKeys } from '../paths.ts';
import { list, text } from './shapes.ts';

const Card = z.strictObject({
  name: text(),
  badge: text().optional(),
  price: text('Price', 'As it is shown, such as $1,100.'),
  dollars: z
    .string()
    .regex(/^(\d+|\{\{.*\}\})$/, 'a number of dollars')
    .meta({ title: 'Price in dollars', help: 'For search engines and the return calculator.' }),
  per: z.enum(['month', 'one-time']),
  terms: text(),
  summary: text(),
  points: list(text()),
  cta: text('Button'),
});

export const Offers = z
  .strictObject({
    comingSoon: text('Badge of an offer that is not available yet'),
    production: list(text()).meta({ title: 'In every done-for-you package' }),
    delivered: list(text()).meta({ title: 'The same on the pages of the packages' }),
    cards: z.record(z.enum(offerKeys), Card),
  })
  .meta({ title: 'Offers' });
export type Offers = z.output<typeof Offers>;
