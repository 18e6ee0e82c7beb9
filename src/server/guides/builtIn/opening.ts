import type { Guide } from '../../../shared/quiz/guide.ts';
import { firstTask } from '../../../shared/quiz/calendar.ts';
import { texts } from '../texts.ts';
import { holds, oneOf } from './quizTaker.ts';
import { guestWeeks } from './schedule.ts';
import { beliefEpisode } from './episodes.ts';
import { hoursOf } from './planned.ts';
import { type Basis, canSay, paragraph, say, sayFor } from './template.ts';
import { inWords } from '../words.ts';

/** The guide on one page. */
export function summary(
  basis: Basis,
  calendar: Guide['calendar'],
  episodes: Guide['episodes'],
): Guide['summary'] {
  const phrasings = texts().summary;
  const { quizTaker, plan } = basis;
  const { cautions } = quizTaker.subject;
  return {
    audience: paragraph(basis, phrasings.audience),
    promise: paragraph(basis, phrasings.promise),
    format: `${paragraph(basis, phrasings.format)} ${sayFor(basis, 'content_preparation', phrasings.preparation)}`,
    firstGuest: [
      paragraph(basis, phrasings.firstGuest, { firstDays: firstDays(basis, episodes) }),
      ...(plan.mix === 'solo' ? [] : cautions.flatMap(({ firstStep }) => firstStep ?? [])),
    ].join(' '),
    firstDate: firstDate(basis, calendar),
    number: `${say(basis, 'number', (holds(quizTaker, texts().metrics.talks) ? phrasings.talksNumber : phrasings.number[quizTaker.answerTo('success_metric')]) ?? '', goals(basis))} ${sayFor(basis, 'success_definition', phrasings.inAYear)}`,
  };
}

/** The first two days on which the calendar records a guest. */
function firstDays(basis: Basis, episodes: Guide['episodes']) {
  const [first = 1, second = first + 1] = guestWeeks(basis.plan, episodes);
  const weeks = { 'week.1': `${first}`, 'week.2': `${second}` };
  return paragraph(basis, texts().summary.firstDays, weeks);
}

/** Targets for ninety days that a show without an audience can reach. */
export function goals({ plan }: Basis) {
  return {
    talks: inWords(Math.max(2, Math.ceil(plan.published * 0.4))),
    replies: inWords(Math.ceil(plan.published * 0.3)),
    mentions: plan.published > 4 ? 'two' : 'one',
  };
}

function firstDate(basis: Basis, calendar: Guide['calendar']) {
  const first = firstTask(calendar, 'invite') ?? firstTask(calendar, 'prepare');
  const record = firstTask(calendar, 'record');
  const launch = firstTask(calendar, 'publish');
  const { firstStep, firstContact, dates } = texts().summary;
  const invite = basis.quizTaker.has('money') ? 'inviteApproved' : 'invite';
  const said = say(basis, 'dates', dates, {
    firstContact: firstContact[first?.task.kind === 'invite' ? invite : 'call'],
    'dateOf.contact': dayOf(first),
    'dateOf.recording': dayOf(record),
    'dateOf.launch': dayOf(launch),
    most: hoursOf(calendar.weeks).most,
  });
  return `${paragraph(basis, firstStep)} ${said}`;
}

const dayOf = (first: ReturnType<typeof firstTask>) =>
  first ? `${texts().calendar.days[first.task.day]} of week ${first.week}` : 'week 1';

export function positioning(basis: Basis, episodes: Guide['episodes']): Guide['positioning'] {
  const phrasings = texts().positioning;
  const { quizTaker } = basis;
  const tone = oneOf(quizTaker, 'tone', quizTaker.tones.length > 0 ? quizTaker.tones : ['none']);
  const tones = [phrasings.tones[tone] ?? '', phrasings.tones.none ?? ''];
  return {
    statement: paragraph(basis, phrasings.statement),
    paragraphs: [
      ...(quizTaker.subject.myth
        ? [
            say(basis, 'enemy', phrasings.enemy, {
              beliefEpisode: String(beliefEpisode(quizTaker, episodes)),
            }),
          ]
        : []),
      `${sayFor(basis, 'target_audience', phrasings.listeners)} ${paragraph(basis, phrasings.setting)}`.trim(),
      sayFor(basis, 'brand_focus', phrasings.cover),
      say(basis, 'tone text', tones.find((ways) => canSay(basis, ways)) ?? ''),
      `${sayFor(basis, 'podcast_influence', phrasings.afterward)} ${paragraph(basis, phrasings.replies)}`,
    ],
  };
}
