import { createStore } from '../../lib/store.ts';

/** The visitor's estimate for the lead form; empty until they enter figures of their own. */
export const estimateLine = createStore('');
