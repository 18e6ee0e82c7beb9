import { links } from './unmoved.ts';
import { paths } from '../paths.ts';
import type { Notice } from './shapes.ts';

const missingContact = 'Please enter your name and email address.';

/** The texts of the quiz page around the questions. */
export const quizPage = {
  label: links.quiz.label,
  title: 'What Should My Podcast Be About?',
  estimate: 'Est. 5 minutes',
  estimateOf: 'with your details and the guide',
  intro:
    'Answer as you would to a colleague. At the end you see which kind of show fits you, and a written strategy is made from your answers.',
  keys: 'Keyboard: number keys choose an answer, Enter continues.',
  progress: 'Progress',
  position: (step: number, count: number) => `Question ${step} of ${count}`,
  fields: {
    name: { label: 'Your name' },
    city: { label: 'City', placeholder: 'Where you live or work' },
    niche: {
      label: 'Niche',
      description: 'What you sell',
      placeholder: 'For example: logistics software',
    },
    buyers: {
      label: 'Who buys it?',
      description: 'Optional: the people you sell to',
      placeholder: 'For example: heads of logistics at food distributors',
    },
    email: { label: 'Email address' },
  },
  emailFormat: 'Please enter a valid email address, such as name@company.com.',
  /** Why Next is disabled, by kind of question. */
  missing: {
    personal_info: 'Please fill in your name, your city and your niche.',
    single: 'Please choose an answer.',
    multiple: 'Please choose at least one answer.',
    contact: missingContact,
  },
  previous: 'Previous',
  next: 'Next',
  submit: 'Get Results',
  advance: 'Move on after each choice',
  startOver: 'Start over',
  confirmStartOver: 'Clear all answers?',
  noScript: {
    text: 'The quiz needs JavaScript.',
    link: { label: 'Ask us for a strategy call instead', href: `${paths.contact}#schedule` },
  },
  kept: 'Your answers are kept in this browser until you send them.',
  overlay: { title: 'Creating Your Strategy', text: 'This may take 20-30 seconds' },
};

const failure = (text: string): Notice => ({ title: 'Error', text });

export const quizNotices = {
  missing: { title: 'Required Fields', text: missingContact },
  failed: failure('Failed to submit quiz. Please try again.'),
  noResult: failure('Unable to calculate quiz results. Please try again.'),
  complete: {
    title: 'Quiz Complete!',
    text: 'Your personalized podcast strategy has been emailed to you!',
  },
  emailStatus: 'Email Status',
};

export const quizResultPage = {
  label: 'Your result',
  recommendations: 'Recommended content types',
  nextSteps: 'Next steps',
  call: 'Schedule Free Strategy Call',
  openGuide: 'Open your guide',
  writing: 'Your guide is being written.',
  written: ({ count, total }: { count: number; total: number }) =>
    `Your guide is being written: ${count} of ${total} sections are ready.`,
  again: 'Take the quiz again',
};
