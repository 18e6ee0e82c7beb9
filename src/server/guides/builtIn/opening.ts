import type { Guide } from '../../../shared/quiz/guide.ts';
import { firstTask } from '../../../shared/quiz/calendar.ts';
import { texts } from '../texts.ts';
import { holds, oneOf } from './quizTaker.ts';
import { guestWeeks } from './schedule.ts';
import { beliefEpisode } from './episodes.ts';
import { isBatched } from './plan.ts';
import { hoursOf } from './planned.ts';
import { isBound } from '../subject.ts';
import { type Basis, fill, say, sayFor } from './template.ts';
import { inWords } from '../words.ts';

/** The guide on one page. */
export function summary(
  basis: Basis,
  calendar: Guide['calendar'],
  episodes: Guide['episodes'],
): Guide['summary'] {
  const phrasings = texts().summary;
  const { quizTaker, plan } = basis;
  return {
    audience: [
      say(basis, 'audience', phrasings.audience),
      quizTaker.subject.isOfferKnown
        ? say(basis, 'offer', phrasings.offers.known)
        : isWorthQuoting(quizTaker.subject.ownWords) &&
          say(basis, 'own words', phrasings.offers.quoted),
      say(basis, 'result', phrasings.byResult[quizTaker.trait] ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
    promise: [
      say(basis, 'promise', phrasings.promise),
      // A solo show has no episode with them.
      quizTaker.subject.alsoFor &&
        plan.mix !== 'solo' &&
        say(basis, 'other half', phrasings.otherHalf),
    ]
      .filter(Boolean)
      .join(' '),
    format: `${say(
      basis,
      'format',
      phrasings.format[plan.mix === 'solo' && !isBatched(plan) ? 'soloLong' : plan.mix],
      {
        'minutes.withGuest':
          plan.talk > plan.minutes
            ? `${plan.minutes} minutes (cut from a recording of ${plan.talk})`
            : `${plan.minutes} minutes`,
      },
    )} ${sayFor(basis, 'content_preparation', phrasings.preparation)}`,
    firstGuest: [
      say(basis, 'first guest', phrasings.firstGuest[firstGuestOf(basis)], {
        firstDays: firstDays(basis, episodes),
      }),
      ...(plan.mix === 'solo'
        ? []
        : [
            ...(quizTaker.subject.setting
              ? [say(basis, 'first setting', phrasings.firstSetting)]
              : []),
            ...quizTaker.subject.cautions.flatMap(({ firstStep }) => firstStep ?? []),
          ]),
    ].join(' '),
    firstDate: firstDate(basis, calendar),
    number: `${say(basis, 'number', (holds(quizTaker, texts().metrics.talks) ? phrasings.talksNumber : phrasings.number[quizTaker.answerTo('success_metric')]) ?? '', goals(basis))} ${sayFor(basis, 'success_definition', phrasings.inAYear)}`,
  };
}

/** The first two days on which the calendar records a guest. */
function firstDays({ plan, slots }: Basis, episodes: Guide['episodes']) {
  const ways = texts().summary.firstDays;
  if (plan.mix === 'solo') return fill(ways.solo, slots);
  const [first = 1, second = first + 1] = guestWeeks(plan, episodes);
  return fill(ways.guests, { ...slots, 'week.1': `${first}`, 'week.2': `${second}` });
}

/** The first person to invite; where cases are confidential, not a client. */
function firstGuestOf({ quizTaker: { subject }, plan }: Basis) {
  if (plan.mix === 'solo') return 'solo';
  if (subject.rule === 'money') return 'approved';
  return isBound(subject) ? 'bound' : subject.kind;
}

/** Text such as “n/a” does not describe an offer. */
const isWorthQuoting = (words: string) =>
  words.length <= LONGEST_QUOTE && (words.match(/\p{L}/gu)?.length ?? 0) > 3;
const LONGEST_QUOTE = 60;

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
  const { rule } = basis.quizTaker.subject;
  const { firstStep, titleCheck, firstContact, dates } = texts().summary;
  // The title needs the same approval as the phrasings.
  const step =
    rule === 'money' || rule === 'property'
      ? say(basis, 'first step', firstStep[rule])
      : `${firstStep[basis.plan.mix === 'solo' ? 'solo' : 'any']} ${say(basis, 'title check', titleCheck)}`;
  const invite = rule === 'money' ? 'inviteApproved' : 'invite';
  const said = say(basis, 'dates', dates, {
    firstContact: firstContact[first?.task.kind === 'invite' ? invite : 'call'],
    'dateOf.contact': dayOf(first),
    'dateOf.recording': dayOf(record),
    'dateOf.launch': dayOf(launch),
    most: hoursOf(calendar.weeks).most,
  });
  return `${step} ${said}`;
}

const dayOf = (first: ReturnType<typeof firstTask>) =>
  first ? `${texts().calendar.days[first.task.day]} of week ${first.week}` : 'week 1';

function replies(basis: Basis) {
  const phrasings = texts().positioning;
  const { channels, has } = basis.quizTaker;
  return has('newsletter_replies') && !channels.includes('email_newsletter')
    ? say(basis, 'audience_interaction', phrasings.repliesWithoutNewsletter)
    : sayFor(basis, 'audience_interaction', phrasings.replies);
}

export function positioning(basis: Basis, episodes: Guide['episodes']): Guide['positioning'] {
  const phrasings = texts().positioning;
  const { quizTaker } = basis;
  const tone = oneOf(quizTaker, 'tone', quizTaker.tones.length > 0 ? quizTaker.tones : ['none']);
  return {
    statement: sayFor(basis, 'podcast_vision', {
      ...phrasings.statement,
      ...(basis.plan.mix === 'solo' ? phrasings.statementAlone : {}),
    }),
    paragraphs: [
      say(basis, 'enemy', phrasings.enemy, {
        beliefEpisode: String(beliefEpisode(quizTaker, episodes)),
      }),
      [
        sayFor(basis, 'target_audience', phrasings.listeners),
        quizTaker.subject.setting &&
          say(basis, 'setting', phrasings.setting[basis.plan.mix === 'solo' ? 'solo' : 'guests']),
      ]
        .filter(Boolean)
        .join(' '),
      sayFor(basis, 'brand_focus', phrasings.cover),
      say(basis, 'tone text', phrasings.tones[tone] ?? ''),
      `${sayFor(basis, 'podcast_influence', phrasings.afterward)} ${replies(basis)}`,
    ],
  };
}
