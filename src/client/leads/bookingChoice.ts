import { createStore } from '../lib/store.ts';

export type BookingChoice = 'call' | 'playbook';

/** What the visitor asks for in the booking section of the home page. */
export const bookingChoice = createStore<BookingChoice>('call');
