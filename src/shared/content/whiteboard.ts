import { DEMO_TITLE, DURATION_LABEL } from '../whiteboard/limits.ts';

/** Texts of the whiteboard about the session; labels are next to their controls. */
export const session = {
  title: DEMO_TITLE,
  duration: DURATION_LABEL,
  loading: 'Opening the board…',
  failed: 'The board could not be loaded. Please check your connection.',
  noScript:
    'The whiteboard needs JavaScript: it shows the sticky notes of everybody on it as they are written. Without it, write to us: we hold the same planning session with you on a call and send you the notes.',
};
