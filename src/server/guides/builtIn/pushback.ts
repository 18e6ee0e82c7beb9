import type { Guide } from '../../../shared/quiz/guide.ts';
import { formRules } from '../texts/formPushback.ts';
import { goalRules } from '../texts/goalPushback.ts';
import { generalRules, quietRules, tradeRules } from '../texts/tradePushback.ts';
import type { Rule } from '../texts/pushbackRule.ts';
import { type Draft, say } from './template.ts';

const MOST = 5;
const FEWEST = 3;

/** Conflicts between answers, the most important first, padded to three with general advice. */
export function pushback(draft: Draft): Guide['pushback'] {
  const { brief } = draft;
  const applying = (rules: readonly Rule[]) => rules.filter(({ applies }) => applies(brief));
  const conflicts: readonly Omit<Rule, 'applies'>[] = [
    ...applying(tradeRules),
    ...brief.subject.cautions,
    ...applying([...goalRules, ...formRules, ...quietRules]),
  ].slice(0, MOST);
  const chosen = [...conflicts, ...generalRules].slice(0, Math.max(FEWEST, conflicts.length));
  return chosen.map(({ title, conflict, instead }) => ({
    title: say(draft, title, title),
    conflict: say(draft, `${title} conflict`, conflict),
    instead: say(draft, `${title} instead`, instead),
  }));
}
