import { createStore } from '../../lib/store.ts';

/** Whether a view hides the top bar and the menu, and leaves only the text to write. */
export const focusMode = createStore(false);
