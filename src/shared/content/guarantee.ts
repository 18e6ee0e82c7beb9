import { z } from 'zod';
import { text } from './shapes.ts';

export const Guarantee = z
  .strictObject({
    period: text(),
    refundMonths: text('Lowest refund'),
    maximumRefund: text('Highest refund'),
    name: text(),
    promise: text(),
    refund: text(),
    badge: text(),
  })
  .meta({ title: 'Guarantee' });
