import type { Guide } from '../../../shared/quiz/guide.ts';
import type { Ways } from '../../../shared/content/guideFields.ts';
import type { RuleTexts } from '../../../shared/content/guideTexts.ts';
import { texts } from '../texts.ts';
import { holds } from './quizTaker.ts';
import { firstTalkWeek } from './schedule.ts';
import { type Basis, canSay, say } from './template.ts';

const MOST = 5;
const FEWEST = 3;

/** Conflicts between answers, the most important first, padded to three with general advice. */
export function chosenRules(basis: Basis): readonly RuleTexts[] {
  const { quizTaker } = basis;
  const { tradeRules, goalRules, formRules, quietRules } = texts();
  const { cautions } = quizTaker.subject;
  const all: RuleTexts[] = [tradeRules, cautions, goalRules, formRules, quietRules].flat();
  // Which week it is follows from the episodes, and is known when it is said.
  const isSaid = (ways: Ways) => canSay(basis, ways, { firstRecordingWeek: '1' });
  const applying = all.filter(
    (rule) => holds(quizTaker, rule) && isSaid(rule.conflict) && isSaid(rule.instead),
  );
  const conflicts = applying.filter(({ isGeneral }) => !isGeneral).slice(0, MOST);
  const general = applying.filter(({ isGeneral }) => isGeneral);
  return [...conflicts, ...general].slice(0, Math.max(FEWEST, conflicts.length));
}

export const pushback = (basis: Basis, episodes: Guide['episodes']): Guide['pushback'] =>
  chosenRules(basis).map(({ title, conflict, instead }) => ({
    title: say(basis, title, title),
    conflict: say(basis, `${title} conflict`, conflict),
    instead: say(basis, `${title} instead`, instead, {
      firstRecordingWeek: String(firstTalkWeek(basis.plan, episodes)),
    }),
  }));
