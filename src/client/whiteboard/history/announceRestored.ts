import type { BoardRestored } from '../../../shared/whiteboard/facilitation.ts';
import { toast } from '../../ui/toasts.ts';
import type { createLiveRegion } from '../liveRegion.ts';
import type { Connection } from '../sync/connection.ts';
import { timeText } from './momentText.ts';

type Announcing = {
  presence: Connection['presence'];
  liveRegion: ReturnType<typeof createLiveRegion>;
};

/** Announces that a facilitator has restored the board. */
export function announceRestored(
  { presence, liveRegion }: Announcing,
  { userId, at }: BoardRestored,
  isOwn: boolean,
) {
  const state = at === undefined ? 'its earliest state' : `how it was on ${timeText(at)}`;
  const title = isOwn ? 'Board restored' : `${presence.nameOf(userId)} restored the board`;
  const description = isOwn
    ? `It is back to ${state}. Undo (Ctrl+Z) takes this back.`
    : `It is back to ${state}.`;
  toast({ title, description });
  liveRegion.announceNow(`${title}. ${description}`);
}
