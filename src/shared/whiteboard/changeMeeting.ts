import { DEFAULT_VOTES_PER_PERSON } from './constants.ts';
import type { Meeting, MeetingMessage } from './meeting.ts';
import { changeTimer } from './timer.ts';

export const roundsOf = ({ privateRound = 0, revealedRound = 0 }: Meeting) => ({
  privateRound,
  revealedRound,
});

/** Whether new notes are hidden from others. */
export const isPrivate = (meeting: Meeting) => {
  const { privateRound, revealedRound } = roundsOf(meeting);
  return privateRound > revealedRound;
};

/** Whether participants see only their own votes. */
export const areVotesHidden = ({ voting }: Meeting) => voting !== undefined && !voting.isRevealed;

/** Returns the note with the votes of one participant, or with none. */
export const withVotesOf = <Of extends { votes?: string[] | undefined }>(
  note: Of,
  userId?: string,
): Of => (note.votes ? { ...note, votes: note.votes.filter((id) => id === userId) } : note);

type By = { userId: string; now: number };

/** Returns the meeting after a change; or why the change is rejected. */
export function changeMeeting(
  meeting: Meeting,
  message: MeetingMessage,
  { userId, now }: By,
): { meeting: Meeting } | { rejection: string } {
  if (message.type === 'set_timer') {
    const outcome = changeTimer(meeting.timer, message, now);
    return outcome.rejection === undefined
      ? { meeting: { ...meeting, timer: outcome.timer } }
      : { rejection: outcome.rejection };
  }
  if (message.type === 'set_voting') return changeVoting(meeting, message);
  const { isLocked = meeting.isLocked, isLeading } = message;
  const leader = isLeading === undefined ? meeting.leader : isLeading ? userId : undefined;
  return { meeting: { ...meeting, ...rounds(meeting, message.isPrivate), isLocked, leader } };
}

function changeVoting(
  meeting: Meeting,
  { action, votesPerPerson }: Extract<MeetingMessage, { type: 'set_voting' }>,
): { meeting: Meeting } | { rejection: string } {
  if (action === 'start') {
    const voting = {
      votesPerPerson: votesPerPerson ?? DEFAULT_VOTES_PER_PERSON,
      isRevealed: false,
    };
    return { meeting: { ...meeting, voting } };
  }
  if (!meeting.voting) return { rejection: 'There is no vote.' };
  const voting = action === 'reveal' ? { ...meeting.voting, isRevealed: true } : undefined;
  return { meeting: { ...meeting, voting } };
}

/** Each period of private writing is a separate round, so that revealed notes stay visible. */
function rounds(meeting: Meeting, isOn: boolean | undefined) {
  const { privateRound, revealedRound } = roundsOf(meeting);
  if (isOn === undefined || isOn === isPrivate(meeting)) return {};
  return isOn ? { privateRound: revealedRound + 1 } : { revealedRound: privateRound };
}
