import type { Ways } from '../../../shared/content/guideFields.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { texts } from '../texts.ts';
import { beliefEpisode, isAlone } from './episodes.ts';
import { namesOf } from './quizTaker.ts';
import { isReadAloud } from './sharing.ts';
import { questionList } from './questionList.ts';
import { type Basis, flat, partsOf, say, type Slots, withFacts } from './template.ts';
import { quotable, upperFirst } from '../words.ts';

/** Texts to copy and paste. They name the show and the buyers; brackets mark placeholders. */
export function copy(basis: Basis, episodes: Guide['episodes']): Guide['copy'] {
  const { copy: phrasings, messages, parts } = texts();
  const { plan, slots } = basis;
  const isSolo = plan.mix === 'solo';
  const { kind, noPitch, cautions } = basis.quizTaker.subject;
  const belief = beliefEpisode(basis.quizTaker, episodes);
  const titles = episodes.slice(0, 3).map(({ title }) => title);
  const facts = namesOf({
    invented: isInvented(basis, episodes),
    longTalk: plan.talk > 30,
    couples: slots['buyer.plural']?.includes('couple'),
    beliefFirst: belief === 1,
    beliefTold: titles
      .slice(0, 2)
      .join()
      .includes(upperFirst(slots.belief ?? '')),
    ownNoPitch: noPitch,
  });
  const own: Slots = {
    'problem.1': slots['problem.1'] ?? slots.offer ?? '',
    ...firstTalkOf(basis, episodes),
    ...flat({ episode: titles.map((title) => ({ title })) }),
    'episode.1.opening': episodes[0]?.opening ?? '',
    signature: signatureOf(basis),
    limits: cautions.flatMap(({ inInvitation }) => inInvitation ?? []).join(' ') || ' ',
    ownNoPitch: noPitch,
    beliefEpisode: String(belief),
  };
  const more: Slots = { ...own, ...partsOf(withFacts(basis, facts), parts, own) };
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
