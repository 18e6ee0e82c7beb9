import type { Guide } from '../../../shared/quiz/guide.ts';
import type { RuleTexts } from '../../../shared/content/guideTexts.ts';
import { texts } from '../texts.ts';
import { holds, type QuizTaker } from './quizTaker.ts';
import { firstTalkWeek } from './schedule.ts';
import { type Basis, say } from './template.ts';

const MOST = 5;
const FEWEST = 3;

/** Conflicts between answers, the most important first, padded to three with general advice. */
export function chosenRules(quizTaker: QuizTaker): readonly RuleTexts[] {
  const { tradeRules, goalRules, formRules, quietRules } = texts();
  const { cautions } = quizTaker.subject;
  const all: RuleTexts[] = [tradeRules, cautions, goalRules, formRules, quietRules].flat();
  const applying = all.filter((rule) => holds(quizTaker, rule));
  const conflicts = applying.filter(({ isGeneral }) => !isGeneral).slice(0, MOST);
  const general = applying.filter(({ isGeneral }) => isGeneral);
  return [...conflicts, ...general].slice(0, Math.max(FEWEST, conflicts.length));
}

export const pushback = (basis: Basis, episodes: Guide['episodes']): Guide['pushback'] =>
  chosenRules(basis.quizTaker).map(({ title, conflict, instead }) => ({
    title: say(basis, title, title),
    conflict: say(basis, `${title} conflict`, conflict),
    instead: say(basis, `${title} instead`, instead, {
      firstRecordingWeek: String(firstTalkWeek(basis.plan, episodes)),
    }),
  }));
