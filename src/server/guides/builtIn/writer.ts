import type { Guide } from '../../../shared/quiz/guide.ts';
import { readQuizTaker } from './quizTaker.ts';
import { type TakenQuiz, typedIn } from '../takenQuiz.ts';
import { calendar } from './calendar.ts';
import { copy } from './copy.ts';
import { episodes } from './episodes.ts';
import { costs, metrics } from './figures.ts';
import { guestPlan } from './guestPlan.ts';
import { names } from './names.ts';
import { positioning, summary } from './opening.ts';
import { planOf } from './plan.ts';
import { pushback } from './pushback.ts';
import { basisOf } from './template.ts';
import { localized } from '../countries.ts';

export type WriterOptions = {
  /** False for a text that must not repeat what a visitor typed. */
  mayQuote?: boolean;
  /** Sections that exist already; the others are written to fit them. */
  written?: Partial<Guide>;
};

/** Composes a guide from the answers alone: the same answers give the same guide. */
export function builtInGuide(taken: TakenQuiz, { mayQuote, written }: WriterOptions = {}): Guide {
  const quizTaker = readQuizTaker(taken, { mayQuote });
  const plan = planOf(quizTaker);
  const showNames = written?.names ?? names(quizTaker);
  const basis = basisOf(quizTaker, plan, showNames[0]?.name ?? '');
  const ten = written?.episodes ?? episodes(basis);
  const weeks = written?.calendar ?? calendar(basis, ten);
  const guide: Guide = {
    summary: summary(basis, weeks, ten),
    positioning: positioning(basis, ten),
    names: showNames,
    episodes: ten,
    guestPlan: guestPlan(basis, ten),
    calendar: weeks,
    metrics: metrics(basis, weeks),
    costs: costs(basis, weeks),
    pushback: pushback(basis, ten),
    copy: copy(basis, ten),
  };
  const { country } = quizTaker.subject;
  return { ...localized(guide, country, typedIn(taken)), ...written };
}
