import type { Ways } from '../../../shared/content/guideFields.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { texts } from '../texts.ts';
import { beliefEpisode, isAlone } from './episodes.ts';
import { isReadAloud } from './sharing.ts';
import { questionList } from './questionList.ts';
import { type Basis, fill, flat, say, type Slots } from './template.ts';
import { quotable, upperFirst } from '../words.ts';

/** Texts to copy and paste. They name the show and the buyers; brackets mark placeholders. */
export function copy(basis: Basis, episodes: Guide['episodes']): Guide['copy'] {
  const { copy: phrasings, messages } = texts();
  const { plan, slots } = basis;
  const isSolo = plan.mix === 'solo';
  const { kind, needsClearance, noPitch, cautions } = basis.quizTaker.subject;
  const limits = cautions
    .map(({ inInvitation }) => (inInvitation ? ` ${inInvitation}` : ''))
    .join('');
  const isCaseInvented = isInvented(basis, episodes);
  const story = messages.stories[isCaseInvented ? 'invented' : 'own'];
  const [first, second, third] = episodes;
  const form = (forms: Readonly<Record<typeof plan.mix, string>>) =>
    upperFirst(fill(forms[plan.mix], slots));
  const more: Slots = {
    ...firstTalkOf(basis, episodes),
    'episode.1.opening': first?.opening ?? '',
    askedWhen: form(phrasings.askedWhen),
    timeNeeded: plan.talk > 30 ? 'an hour and a half' : 'an hour',
    shorter: plan.talk > 30 ? ` ${messages.shorter}` : ' ',
    signature: signatureOf(basis),
    form: form(phrasings.forms),
    trailerForm: form(phrasings.trailerForms),
    postForm: form(isCaseInvented ? phrasings.inventedPostForms : phrasings.postForms),
    story: `${story[kind]}${limits}`,
    storyToTell: `${story.consumer}${limits}`,
    lookFor: `${story.lookFor}${limits}`,
    noPitch:
      noPitch ||
      (isCaseInvented ? messages.noPitchInvented : say(basis, 'no pitch', messages.noPitch)),
    together: fill(
      messages.together[slots['buyer.plural']?.includes('couple') ? 'couples' : 'others'],
      slots,
    ),
    whichOfThree: phrasings.whichOfThree[kind],
    beliefLine: [first, second].some((one) => one?.title.includes(upperFirst(slots.belief ?? '')))
      ? ' '
      : fill(phrasings.mythLine, slots),
    veto: messages.veto[!needsClearance ? kind : isCaseInvented ? 'invented' : 'closed'],
    startWith: startWith(beliefEpisode(basis.quizTaker, episodes)),
    'episode.1.title': first?.title ?? '',
    'episode.2.title': second?.title ?? '',
    'episode.3.title': third?.title ?? '',
  };
  const write = (key: string, ways: Ways) =>
    say(basis, `copy ${key}`, ways, more)
      .replaceAll('?”. ', '?” ')
      .replace(/ +(?=[ .,?]|$)/gm, '');
  const { subject } = isSolo ? messages.soloInvitation : messages.invitation;
  return {
    invitation: {
      subject: write('subject', subject),
      body: write('invitation', isSolo ? messages.soloInvitation.body : messages.invitation[kind]),
    },
    followUp: {
      subject: write('reminder', messages.followUp.subject),
      body: write('follow-up', isSolo ? messages.soloFollowUp : messages.followUp[kind]),
    },
    questions: questionList(basis, episodes),
    description: write('description', phrasings.description),
    trailer: write('trailer', phrasings.trailer),
    linkedIn: write(
      'post',
      isReadAloud(basis.quizTaker) ? phrasings.readAloud : phrasings.linkedIn,
    ),
  };
}

/**
 * The first episode with a guest, for whom the invitation is written. Episodes by Gemini may have none;
 * then it is the first episode, with the first question.
 */
function firstTalkOf({ slots }: Basis, episodes: Guide['episodes']): Slots {
  const talk = episodes.find((episode) => !isAlone(episode));
  const title = (talk ?? episodes[0])?.title ?? '';
  const question = quotable(talk?.opening ?? slots['question.1'] ?? '');
  return flat({ guestEpisode: { title, question } });
}

/** Whether the invitation is about an invented case, which the text then mentions. */
export const isInvented = (basis: Basis, episodes: Guide['episodes']) =>
  firstTalkOf(basis, episodes)['guestEpisode.question'] ===
  quotable(basis.slots.inventedCase ?? '');

/** Where a listener who knows the belief finds its episode. */
const startWith = (belief: number) =>
  belief === 1 ? 'start with the first one' : `episode ${belief} is for you`;

/** Words only: an address or markup does not belong in a signature. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} &,’'-]{0,60}$/u;

/** Says who writes, what they sell, and where, if that matters. */
function signatureOf({ quizTaker, slots }: Basis) {
  const { ownWords, paid, isLocal } = quizTaker.subject;
  // “I help …” is a slogan, and the note promises not to sell.
  const isTrade = PLAIN.test(ownWords) && !/\b(?:I|we|help\w*)\b/i.test(ownWords);
  const work = upperFirst(isTrade ? ownWords : paid.replace(/^an? /, ''));
  return `${slots['host.name']}\n${isLocal && quizTaker.city ? `${work}, ${quizTaker.city}` : work}`;
}
