import type { Guide } from '../../../shared/quiz/guide.ts';
import type { RuleTexts } from '../../../shared/content/guideTexts.ts';
import { texts } from '../texts.ts';
import type { QuizTaker } from './quizTaker.ts';
import { formRules, generalRules, goalRules, quietRules, type Rules, tradeRules } from './rules.ts';
import { firstTalkWeek } from './schedule.ts';
import { type Basis, say } from './template.ts';

const MOST = 5;
const FEWEST = 3;

/** Conflicts between answers, the most important first, padded to three with general advice. */
export function chosenRules(quizTaker: QuizTaker): readonly RuleTexts[] {
  const { rule } = texts();
  const applying = (rules: Rules) =>
    Object.keys(rules)
      .filter((name) => rules[name]?.(quizTaker))
      .map(rule);
  const conflicts: readonly RuleTexts[] = [
    ...applying(tradeRules),
    ...quizTaker.subject.cautions,
    ...applying({ ...goalRules, ...formRules, ...quietRules }),
  ].slice(0, MOST);
  return [...conflicts, ...generalRules.map(rule)].slice(0, Math.max(FEWEST, conflicts.length));
}

export const pushback = (basis: Basis, episodes: Guide['episodes']): Guide['pushback'] =>
  chosenRules(basis.quizTaker).map(({ title, conflict, instead }) => ({
    title: say(basis, title, title),
    conflict: say(basis, `${title} conflict`, conflict),
    instead: say(basis, `${title} instead`, instead, {
      firstRecordingWeek: String(firstTalkWeek(basis.plan, episodes)),
    }),
  }));
