import { z } from 'zod';
import { isZone } from './zonedDates.ts';

/** The viewer's time zone. */
export const Zone = z
  .string('Must be the name of a time zone, such as Europe/Berlin')
  .refine(isZone, 'Must be the name of a time zone, such as Europe/Berlin')
  .default('UTC');
