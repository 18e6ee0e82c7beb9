import { DEMO_TITLE, DURATION_LABEL } from '../whiteboard/constants.ts';

/** Texts of the whiteboard about the session; labels are next to their controls. */
export const session = {
  title: DEMO_TITLE,
  duration: DURATION_LABEL,
  loading: 'Opening the board…',
  failed: 'The board could not be loaded. Please check your connection.',
  noScript:
    'The whiteboard needs JavaScript: it shows the sticky notes of everybody on it as they are written. Without it, write to us: we hold the same planning session with you on a call and send you the notes.',
};

/** Shown instead of a board that does not exist. */
export const unknownBoard = {
  text: 'The link may be incomplete, or the board was deleted. Start a board of your own, or look around on the public one.',
  create: 'New board',
  demo: 'Open the demo board',
};
