import type { Guide } from '../../../shared/quiz/guide.ts';
import { formRules } from '../texts/formPushback.ts';
import { goalRules } from '../texts/goalPushback.ts';
import { generalRules, quietRules, tradeRules } from '../texts/tradePushback.ts';
import type { Rule } from '../texts/pushbackRule.ts';
import type { QuizTaker } from './quizTaker.ts';
import { firstTalkWeek } from './schedule.ts';
import { type Basis, say } from './template.ts';

const MOST = 5;
const FEWEST = 3;

type Conflict = Omit<Rule, 'applies'>;

/** Conflicts between answers, the most important first, padded to three with general advice. */
export function chosenRules(quizTaker: QuizTaker): readonly Conflict[] {
  const applying = (rules: readonly Rule[]) => rules.filter(({ applies }) => applies(quizTaker));
  const conflicts: readonly Conflict[] = [
    ...applying(tradeRules),
    ...quizTaker.subject.cautions,
    ...applying([...goalRules, ...formRules, ...quietRules]),
  ].slice(0, MOST);
  return [...conflicts, ...generalRules].slice(0, Math.max(FEWEST, conflicts.length));
}

export const pushback = (basis: Basis, episodes: Guide['episodes']): Guide['pushback'] =>
  chosenRules(basis.quizTaker).map(({ title, conflict, instead }) => ({
    title: say(basis, title, title),
    conflict: say(basis, `${title} conflict`, conflict),
    instead: say(basis, `${title} instead`, instead, {
      firstRecord: String(firstTalkWeek(basis.plan, episodes)),
    }),
  }));
