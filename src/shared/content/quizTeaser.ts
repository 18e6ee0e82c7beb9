import { timing } from './claims.ts';
import { links } from './links.ts';

const action = { label: 'Take the quiz', href: links.quiz.href };

export const quizPromo = {
  title: 'What should your podcast be about?',
  text: `The questions take ${timing.quizPromo}. At the end, a written strategy guide goes to your inbox.`,
  action,
};

/** The floating widget: collapsed button, expanded panel, dismissed until reload. */
export const quizWidget = {
  collapsed: { label: 'Find your podcast topic', open: 'Open the quiz offer' },
  expanded: {
    title: 'Not sure what your show should be about?',
    text: `The questions take ${timing.quizPromo}. At the end, you get a strategy guide written for your answers.`,
    action,
    minimize: 'Minimize',
  },
  dismiss: 'Dismiss',
};
