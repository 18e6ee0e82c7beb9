import { Menu } from '@mantine/core';
import { isPrivate } from '../../../shared/whiteboard/changeMeeting.ts';
import { useStore } from '../../lib/store.ts';
import { useIsFacilitator, useSession } from '../session.ts';
import { useMyId } from '../sync/identity.ts';

/** Menu items of the facilitator. */
export function FacilitatorItems() {
  const { meeting, following, ui } = useSession();
  const state = useStore(meeting.state);
  const isLeading = useMyId() === state.leader;
  if (!useIsFacilitator()) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Facilitate</Menu.Label>
      <Menu.Item onClick={() => following.bringEveryone()}>Bring everyone here</Menu.Item>
      <Menu.CheckboxItem
        checked={isLeading}
        onChange={(isOn) => meeting.change({ type: 'facilitate', isLeading: isOn })}
      >
        Everyone follows me
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={isPrivate(state)}
        onChange={(isOn) => meeting.change({ type: 'facilitate', isPrivate: isOn })}
      >
        Private writing
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={state.isLocked === true}
        onChange={(isOn) => meeting.change({ type: 'facilitate', isLocked: isOn })}
      >
        Lock the board
      </Menu.CheckboxItem>
      {state.voting ? (
        <Menu.Item
          onClick={() =>
            meeting.change({
              type: 'set_voting',
              action: state.voting?.isRevealed ? 'end' : 'reveal',
            })
          }
        >
          {state.voting.isRevealed ? 'End vote' : 'Reveal votes'}
        </Menu.Item>
      ) : (
        <Menu.Item onClick={() => ui.change({ dialog: 'voting' })}>Start a vote…</Menu.Item>
      )}
      <Menu.Item onClick={() => ui.change({ dialog: 'clearVotes' })}>Clear votes…</Menu.Item>
    </>
  );
}
