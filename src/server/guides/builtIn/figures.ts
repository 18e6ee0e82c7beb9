import type { Ways } from '../../../shared/content/guideFields.ts';
import type { Guide, Task, Week } from '../../../shared/quiz/guide.ts';
import { minutesOf } from '../../../shared/quiz/calendar.ts';
import { texts } from '../texts.ts';
import { chance, holds, pick } from './quizTaker.ts';
import { hoursLabel } from '../../../shared/quiz/hours.ts';
import { goals } from './opening.ts';
import { type Basis, say, sayFor } from './template.ts';

/** A few numbers that a small show can reach, and what to ignore. */
export function metrics(basis: Basis, { weeks }: Guide['calendar']): Guide['metrics'] {
  const metricTexts = texts().metrics;
  const { quizTaker } = basis;
  const minutes = weeks.map(minutesOf).toSorted((a, b) => a - b);
  const usual = hoursLabel(minutes[Math.floor(minutes.length / 2)] ?? 0);
  const targets = { ...goals(basis), usual, most: hoursLabel(minutes.at(-1) ?? 0) };
  const soon = holds(quizTaker, metricTexts.talks) ? [metricTexts.talks] : [];
  const others = metricTexts.others
    .filter((one) => holds(quizTaker, one))
    .toSorted(
      (a, b) =>
        chance(quizTaker, `metric ${String(a.name)}`) -
        chance(quizTaker, `metric ${String(b.name)}`),
    )
    .slice(0, 3 - soon.length);
  return {
    items: [...soon, pick(quizTaker, 'success_metric', metricTexts.first), ...others].map(
      ({ name, target, how }, index) => ({
        name: say(basis, `name ${index}`, name),
        target: say(basis, `target ${index}`, target, targets),
        how: say(basis, `how ${index}`, how),
      }),
    ),
    ignore: say(basis, 'ignore', metricTexts.ignore),
  };
}

/** In US dollars, what ninety days cost at the lower and the upper end. */
const MONTHS = 3;
const prices = {
  kit: [90, 160],
  hosting: [12 * MONTHS, 20 * MONTHS],
  line: [0, 25 * MONTHS],
  cover: [0, 250],
} as const;
/** For an editor, per finished episode. */
const editors = {
  15: [50, 90],
  30: [80, 140],
  60: [130, 220],
} as const;

/** Time and money of the first ninety days: the rows add up to the sums of the introduction. */
export function costs(basis: Basis, { weeks }: Guide['calendar']): Guide['costs'] {
  const costTexts = texts().costs;
  const { plan } = basis;
  const launch = plan.launch - 1;
  const count = tasksOf(weeks, ['edit']).reduce((sum, task) => sum + task.episodes.length, 0);
  const [low, high] = editors[plan.minutes];
  const { kit, hosting, line, cover } = prices;
  const isSolo = plan.mix === 'solo';
  const lineMost = isSolo ? 0 : line[1];
  const money = {
    low: dollars(kit[0] + hosting[0]),
    high: dollars(kit[1] + hosting[1] + lineMost + cover[1] + high * count),
    editor: range(low * count, high * count),
    'episodes.edited': String(count),
  };
  const write = (key: string, ways: Ways, more = {}) => say(basis, `cost ${key}`, ways, more);
  const row = (what: string, kinds: readonly Task['kind'][], paid = 'nothing') => ({
    what,
    time: hours(minutesIn(weeks, kinds)),
    money: paid,
  });
  const bought = (what: string, paid: string) => ({
    what,
    time: costTexts.inTheSetup,
    money: paid,
  });
  const before = minutesIn(weeks.slice(0, launch));
  const after = minutesIn(weeks.slice(launch));
  return {
    intro: `${write('intro', costTexts.intro, {
      ...money,
      before: hours(before),
      after: hours(after),
      total: hours(before + after),
    })} ${sayFor(basis, 'monetization_timeline', costTexts.payback)}`,
    items: [
      row(write('setup', costTexts.setup), ['setup']),
      ...(isSolo
        ? [
            row(costTexts.contactsSolo, ['invite', 'prepare']),
            row(write('recording', costTexts.recording), ['record']),
          ]
        : [
            row(write('contacts', costTexts.contacts), ['invite']),
            row(write('recording', costTexts.recording), ['prepare', 'record']),
          ]),
      row(
        write('cutting', costTexts.cutting),
        ['edit'],
        write('editor', costTexts.cuttingMoney, money),
      ),
      row(write('sharing', costTexts.sharing), ['publish', 'promote', 'review']),
      bought(write('kit', costTexts.microphone), range(...kit)),
      bought(write('hosting', costTexts.hosting), range(...hosting)),
      ...(isSolo ? [] : [bought(write('line', costTexts.line), `nothing, or ${dollars(line[1])}`)]),
      bought(write('cover', costTexts.cover), `nothing, or ${dollars(cover[1])}`),
    ],
    cut: sayFor(basis, 'biggest_challenge', costTexts.cut),
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

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const range = (low: number, high: number) => `${dollars(low)} to ${dollars(high)}`;
