import type { Guide } from '../../../shared/quiz/guide.ts';
import * as texts from '../texts/copyTexts.ts';
import { questions as questionTexts } from '../texts/questionTexts.ts';
import { chance, pick } from './brief.ts';
import { type Draft, fill, say, type Slots, type Ways } from './template.ts';
import { upperFirst } from './words.ts';

/** Texts to paste: they name the show and the buyers, and brackets mark the few gaps. */
export function copy(draft: Draft, episodes: Guide['episodes']): Guide['copy'] {
  const { plan, slots } = draft;
  const isSolo = plan.mix === 'solo';
  const [first, second, third] = episodes;
  const form = (forms: Readonly<Record<typeof plan.mix, string>>) =>
    upperFirst(fill(forms[plan.mix], slots));
  const more: Slots = {
    Talk: String(plan.talk),
    RhythmUp: upperFirst(slots.rhythm ?? ''),
    Form: form(texts.forms),
    TrailerForm: form(texts.trailerForms),
    PostForm: form(texts.postForms),
    Veto: texts.veto[draft.brief.subject.needsClearance ? 'closed' : 'open'],
    t1: first?.title ?? '',
    t2: second?.title ?? '',
    t3: third?.title ?? '',
  };
  const write = (key: string, ways: Ways) => say(draft, `copy ${key}`, ways, more);
  const invitation = isSolo ? texts.soloInvitation : texts.invitation;
  return {
    invitation: {
      subject: write('subject', invitation.subject),
      body: write('invitation', invitation.body),
    },
    followUp: {
      subject: write('reminder', texts.followUp.subject),
      body: write('follow-up', isSolo ? texts.soloFollowUp : texts.followUp.body),
    },
    questions: questions(draft, episodes),
    description: say(draft, 'copy description', texts.description, {
      ...more,
      name: hostOf(draft),
    }),
    trailer: write('trailer', texts.trailer),
    linkedIn: write('post', texts.linkedIn),
  };
}

/** Somebody who works in one place says so where strangers search. */
const hostOf = ({ brief, slots }: Draft) =>
  `${slots.name}${brief.subject.isLocal && brief.city ? ` in ${brief.city}` : ''}`;

const IN_THE_MIDDLE = 5;

function questions(draft: Draft, episodes: Guide['episodes']) {
  const { start, middle, end, last, segment } = questionTexts;
  // What an episode opens with is not said twice.
  const { talk, alsoFor } = draft.brief.subject;
  const said = new Set([draft.slots.q1, ...episodes.map(({ opening }) => opening)]);
  const asks = talk.asks.filter((ask) => !said.has(ask));
  const chosen = middle
    .toSorted((a, b) => chance(draft.brief, a) - chance(draft.brief, b))
    .slice(0, IN_THE_MIDDLE);
  const all: Ways[] = [
    start,
    ...asks,
    ...(alsoFor ? ['{otherAsk2}'] : []),
    ...chosen.slice(asks.length + (alsoFor ? 1 : 0)),
    pick<string>(draft.brief, 'recurring_segment', segment),
    end,
    last,
  ];
  return all.map((ways, index) => say(draft, `question ${index}`, ways));
}
