import type { Guide, Task, Week } from '../../../shared/quiz/guide.ts';
import { texts } from '../texts.ts';
import { moneyOf } from '../countries.ts';
import { holds, pick, shuffled } from './quizTaker.ts';
import { goals } from './opening.ts';
import { hoursOf } from './planned.ts';
import { type Basis, say, sayFor } from './template.ts';

/** A few numbers that a small show can reach, and what to ignore. */
export function metrics(basis: Basis, { weeks }: Guide['calendar']): Guide['metrics'] {
  const { first, talks, others, ignore } = texts().metrics;
  const { quizTaker } = basis;
  const targets = { ...goals(basis), ...hoursOf(weeks) };
  const fitting = others.filter((one) => holds(quizTaker, one));
  const chosen = [
    ...(holds(quizTaker, talks) ? [talks] : []),
    pick(quizTaker, 'success_metric', first),
    ...shuffled(quizTaker, fitting, ({ name }) => `metric ${String(name)}`),
  ].slice(0, 4);
  return {
    items: chosen.map(({ name, target, how }, index) => ({
      name: say(basis, `name ${index}`, name),
      target: say(basis, `target ${index}`, target, targets),
      how: say(basis, `how ${index}`, how),
    })),
    ignore: say(basis, 'ignore', ignore),
  };
}

/** Time and money of the first ninety days: the rows add up to the sums of the introduction. */
export function costs(basis: Basis, { weeks }: Guide['calendar']): Guide['costs'] {
  const { intro, payback, rows, editors, inTheSetup, cut } = texts().costs;
  const { plan, quizTaker } = basis;
  const own = rows.filter((row) => holds(quizTaker, row));
  const sum = (end: 'low' | 'high') =>
    own.reduce((total, { price }) => total + (price?.[end] ?? 0), 0);
  const edited = tasksOf(weeks, ['edit']).flatMap(({ episodes }) => episodes).length;
  const editor = editors[plan.minutes];
  const before = minutesIn(weeks.slice(0, plan.launch - 1));
  const after = minutesIn(weeks.slice(plan.launch - 1));
  const { symbol, rate, money } = moneyOf(quizTaker.subject.country);
  const dollars = (amount: number) =>
    `${symbol}${(rate === 1 ? amount : rounded(amount * rate)).toLocaleString('en-US')}`;
  const range = (low: number, high: number) =>
    low === 0 ? `nothing, or ${dollars(high)}` : `${dollars(low)} to ${dollars(high)}`;
  const more = {
    money,
    low: dollars(sum('low')),
    high: dollars(sum('high') + editor.high * edited),
    editor: range(editor.low * edited, editor.high * edited),
    'episodes.edited': String(edited),
    before: hours(before),
    after: hours(after),
    total: hours(before + after),
  };
  return {
    intro: `${say(basis, 'cost intro', intro, more)} ${sayFor(basis, 'monetization_timeline', payback)}`,
    items: own.map(({ key, what, kinds, price, paid = 'nothing' }) => ({
      what: say(basis, `cost ${key}`, what),
      time: kinds ? hours(minutesIn(weeks, kinds)) : inTheSetup,
      money: price ? range(price.low, price.high) : say(basis, key, paid, more),
    })),
    cut: sayFor(basis, 'biggest_challenge', cut),
  };
}

const tasksOf = (weeks: readonly Week[], kinds?: readonly Task['kind'][]) =>
  weeks.flatMap(({ tasks }) => tasks.filter(({ kind }) => !kinds || kinds.includes(kind)));
const minutesIn = (weeks: readonly Week[], kinds?: readonly Task['kind'][]) =>
  tasksOf(weeks, kinds).reduce((sum, { minutes }) => sum + minutes, 0);

/** To the minute, so that a reader can add the rows up. */
function hours(minutes: number) {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

/** In whole tens where a currency has larger numbers. */
const rounded = (amount: number) =>
  amount < 1000 ? Math.round(amount) : Math.round(amount / 10) * 10;
