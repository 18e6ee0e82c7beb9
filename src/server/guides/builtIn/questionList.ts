import type { Ways } from '../../../shared/content/guideFields.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { texts } from '../texts.ts';
import { pick, shuffled } from './quizTaker.ts';
import { isAlone } from './episodes.ts';
import { type Basis, canSay, fill, say } from './template.ts';

const IN_THE_MIDDLE = 4;

/** Asks for the guest’s own past, which a guest invited to an invented case need not share. */
const OWN_PAST = /\b(?:did|were|have|had) you\b|\b(?:did|was|were|told|had)\b.*\byour?\b/i;

/** The questions to every guest: the start, the middle of this person, and the end. */
export function questionList(basis: Basis, episodes: Guide['episodes']) {
  const { quizTaker, slots, plan } = basis;
  const { talk, alsoFor, setting, kind } = quizTaker.subject;
  const start = episodes.find((one) => !isAlone(one))?.opening ?? slots['question.1'] ?? '';
  const isInvented = start === slots.inventedCase;
  const { questions, trade } = texts();
  const { belief, end, last } = questions;
  const { middle, segment } = isInvented ? questions.ofInventedCase : questions;
  // On the phone and in private life, guests have no document at hand.
  const canRead = talk.paper !== '' && plan.mix !== 'solo' && kind === 'business';
  const mayAsk = (text: string) => !isInvented || !OWN_PAST.test(text);
  // Skips questions that already open an episode.
  const said = new Set([start, ...episodes.map(({ opening }) => opening)]);
  const asks = talk.asks
    .filter(mayAsk)
    .filter((ask) => ![...said].some((one) => shareSubject(ask, one)));
  const ownSegment = pick(quizTaker, 'recurring_segment', { ...questions.segment, ...segment });
  const segmentText =
    [ownSegment, ...Object.values(questions.segment)].find((one) => canSay(basis, one)) ?? '';
  const others = [start, ...asks, fill(segmentText, slots)];
  const chosen = shuffled(quizTaker, middle, String)
    .filter((text) => canSay(basis, text))
    .filter((text) => canRead || !text.includes('{{paper}}'))
    .filter((text) => !others.some((other) => shareSubject(fill(text, slots), other)))
    .slice(0, IN_THE_MIDDLE);
  const ofOthers = [
    ...(alsoFor && mayAsk(slots['otherHalf.asks.2'] ?? '') ? ['{{otherHalf.asks.2}}'] : []),
    ...(setting ? [trade.setting.question] : []),
  ];
  const all: Ways[] = [
    start,
    ...asks,
    ...ofOthers,
    ...chosen.slice(asks.length + ofOthers.length),
    belief,
    segmentText,
    end,
    last,
  ];
  return all
    .filter((ways) => ways !== '' && canSay(basis, ways))
    .map((ways, index) => say(basis, `question ${index}`, ways));
}

/** Words that are part of the frames of questions rather than in their subjects. */
const FRAME_WORDS = new Set(
  'advice helped friend question answer before tomorrow morning listener somebody'.split(' '),
);

const subjectWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).filter((word) => !FRAME_WORDS.has(word));

/** Whether two questions have a long word in common, and so most likely ask about the same thing. */
function shareSubject(one: string, other: string) {
  if (one === other) return true;
  const words = subjectWords(other);
  return subjectWords(one).some((word) => words.includes(word));
}
