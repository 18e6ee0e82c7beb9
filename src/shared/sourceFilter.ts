import { z } from 'zod';
import { text } from './text.ts';

// Forms submit empty fields as empty text.
const key = z.preprocess((value) => (value === '' ? undefined : value), text(300).optional());

/** Selects records by their first visit; see `sourceKeys`. */
export const sourceFilter = { source: key, campaign: key, landing: key };
