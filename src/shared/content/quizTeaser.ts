import { timing } from './claims.ts';
import { links } from './links.ts';

const action = { label: 'Take the quiz', href: links.quiz.href };

export const quizPromo = {
  title: 'What should your podcast be about?',
  text: `The quiz takes ${timing.quizPromo} and ends with a written strategy guide in your inbox.`,
  action,
};

/** The floating widget: collapsed button, expanded panel, dismissed until reload. */
export const quizWidget = {
  collapsed: { label: 'Find your podcast topic', open: 'Open the quiz offer' },
  expanded: {
    title: 'Not sure what your show should be about?',
    text: `Take the quiz. It takes ${timing.quizPromo} and ends with a strategy guide written for your answers.`,
    action,
    minimize: 'Minimize',
  },
  dismiss: 'Dismiss',
};
