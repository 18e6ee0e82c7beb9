import type { Voting } from '../../../shared/whiteboard/meeting.ts';
import { useStore } from '../../lib/store.ts';
import { votesText } from '../canvas/NoteCard.tsx';
import { TextButton } from '../panels/controls.tsx';
import { useIsFacilitator, useSession, useUi } from '../session.ts';
import { useMyId } from '../sync/identity.ts';
import { Notice } from './Notice.tsx';

/** How many votes this visitor has left, or that the results are shown. */
export function VotingNotice({ voting }: { voting: Voting }) {
  const { connection, meeting, ui } = useSession();
  const isFacilitator = useIsFacilitator();
  const isRanked = useUi(({ view, isRanked }) => view === 'outline' && isRanked);
  const myId = useMyId();
  useStore(connection.notes.version);
  const votes = [...connection.noteMap.values()].flatMap((note) => note.votes ?? []);
  if (voting.isRevealed)
    return (
      <Notice text={`The vote is over: ${votesText(votes.length)}.`}>
        {!isRanked && (
          <TextButton
            onClick={() => {
              ui.change({ isRanked: true });
              ui.showView('outline');
            }}
          >
            Show results
          </TextButton>
        )}
        {isFacilitator && (
          <TextButton onClick={() => meeting.change({ type: 'set_voting', action: 'end' })}>
            End vote
          </TextButton>
        )}
      </Notice>
    );
  const cast = votes.filter((userId) => userId === myId).length;
  const left = Math.max(0, voting.votesPerPerson - cast);
  return (
    <Notice text={`${left} of ${votesText(voting.votesPerPerson)} left. Only you see your votes.`}>
      {isFacilitator && (
        <TextButton onClick={() => meeting.change({ type: 'set_voting', action: 'reveal' })}>
          Reveal votes
        </TextButton>
      )}
    </Notice>
  );
}
