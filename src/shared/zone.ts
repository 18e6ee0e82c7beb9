import { z } from 'zod';
import { isZone } from './zonedDates.ts';

/** The viewer's time zone, in which their days and months begin. */
export const Zone = z
  .string('Must be the name of a time zone, such as Europe/Berlin')
  .refine(isZone, 'Must be the name of a time zone, such as Europe/Berlin')
  .default('UTC');
