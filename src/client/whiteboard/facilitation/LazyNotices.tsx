import { useEffect, useEffectEvent } from 'react';
import { isPrivate } from '../../../shared/whiteboard/changeMeeting.ts';
import { useStore } from '../../lib/store.ts';
import { useLazyComponent } from '../panels/useOverlay.tsx';
import { useSession } from '../session.ts';

/** Loads the notices when there is one to show. */
export function LazyNotices() {
  const { meeting, following } = useSession();
  const isMeeting = useStore(
    meeting.state,
    (state) =>
      isPrivate(state) || state.isLocked === true || (state.leader ?? state.voting) !== undefined,
  );
  const isMoved = useStore(
    following.state,
    ({ followed, paused, brought }) => (followed ?? paused ?? brought) !== undefined,
  );
  const isNeeded = isMeeting || isMoved;
  const [Notices, load] = useLazyComponent(() =>
    import('./FacilitationNotices.tsx').then((code) => code.FacilitationNotices),
  );
  const onNeeded = useEffectEvent(() => void load());
  useEffect(() => {
    if (isNeeded) onNeeded();
  }, [isNeeded]);
  return Notices && <Notices />;
}
