import { z } from 'zod';
import { text } from './text.ts';

// Forms submit empty fields as empty text.
const key = z.preprocess((value) => (value === '' ? undefined : value), text(300).optional());

/** Selects records by their first visit; see `touchKeys`. */
export const touchFilter = { source: key, campaign: key, landing: key };
