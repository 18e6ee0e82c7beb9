import type { QuizTaker } from '../builtIn/quizTaker.ts';
import type { Ways } from '../builtIn/template.ts';

/** A conflict between answers, and what to do instead. */
export type Rule = {
  /** Names the conflict. */
  title: string;
  applies: (quizTaker: QuizTaker) => boolean;
  conflict: Ways;
  /** What it adds to the calendar. */
  task?: 'askCases' | 'calls' | 'checklist' | 'memo';
  instead: Ways;
};

/** The answers of people who should count conversations instead of listeners. */
export const dealGoals = [
  'win_clients',
  'signed_deals',
  'open_doors',
  'inbound_inquiries',
] as const;

export const isBusiness = ({ subject }: QuizTaker) => subject.kind === 'business';
export const hasGuests = ({ chose }: QuizTaker) => !chose('nobody');
