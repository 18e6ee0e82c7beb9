import { areVotesHidden } from '../../../shared/whiteboard/changeMeeting.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session.ts';

/** Whether everyone sees only their own votes now. */
export const useVotesHidden = () => useStore(useSession().meeting.state, areVotesHidden);

/** Whether the results of a vote are shown, so that votes cannot change. */
export const useIsVotingClosed = () =>
  useStore(useSession().meeting.state, ({ voting }) => voting?.isRevealed === true);
