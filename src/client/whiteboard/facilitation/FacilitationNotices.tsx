import { isPrivate } from '../../../shared/whiteboard/changeMeeting.ts';
import { useStore } from '../../lib/store.ts';
import { TextButton } from '../panels/controls.tsx';
import { useIsFacilitator, useSession } from '../session.ts';
import { useMyId } from '../sync/identity.ts';
import { Notice } from './Notice.tsx';
import { VotingNotice } from './VotingNotice.tsx';

/** What facilitators and followed participants do to this visitor's board, and how to end it. */
export function FacilitationNotices() {
  const { meeting, following, connection } = useSession();
  const state = useStore(meeting.state);
  const { followed, paused, brought } = useStore(following.state);
  useStore(connection.presence.participants);
  const isFacilitator = useIsFacilitator();
  const isLeading = useMyId() === state.leader;
  const { nameOf } = connection.presence;
  return (
    <>
      {brought && (
        <Notice text={`${nameOf(brought.by)} brought you here.`}>
          <TextButton onClick={() => following.endBringing(true)}>Back to where I was</TextButton>
          <TextButton onClick={() => following.endBringing(false)}>Stay</TextButton>
        </Notice>
      )}
      {followed !== undefined && (
        <Notice text={`Following ${nameOf(followed)}.`}>
          <TextButton onClick={() => following.follow(undefined)}>Stop following</TextButton>
        </Notice>
      )}
      {paused !== undefined && (
        <Notice text={`You stopped following ${nameOf(paused)}.`}>
          <TextButton onClick={() => following.follow(paused)}>Follow again</TextButton>
          <TextButton onClick={() => following.follow(undefined)}>Close</TextButton>
        </Notice>
      )}
      {isLeading && (
        <Notice text="Everyone follows you.">
          <TextButton onClick={() => meeting.change({ type: 'facilitate', isLeading: false })}>
            Stop leading
          </TextButton>
        </Notice>
      )}
      {isPrivate(state) && (
        <Notice text="Private writing: others see new notes once they are revealed.">
          {isFacilitator && (
            <TextButton onClick={() => meeting.change({ type: 'facilitate', isPrivate: false })}>
              Reveal notes
            </TextButton>
          )}
        </Notice>
      )}
      {state.voting && <VotingNotice voting={state.voting} />}
      {state.isLocked && isFacilitator && (
        <Notice text="The board is locked for the others.">
          <TextButton onClick={() => meeting.change({ type: 'facilitate', isLocked: false })}>
            Unlock
          </TextButton>
        </Notice>
      )}
    </>
  );
}
