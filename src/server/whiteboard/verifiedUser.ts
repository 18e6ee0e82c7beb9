import type { JoinSession, User } from '../../shared/whiteboard/protocol.ts';
import type { Problem } from './pendingOperations.ts';
import { hashToken } from './tokens.ts';

const VERIFIED = /^v-[0-9a-f]{64}$/;
const NO_ID = 'join_session: user.id: Must be text without a userSecret.';
const TAKEN = 'This user id belongs to another browser.';

/**
 * Returns the user that a client joins as, or why it may not (W42). The id of a secret is derived from
 * it, so nothing needs to be stored, and every board and process agrees.
 */
export function verifiedUser({
  user,
  userSecret,
}: Pick<JoinSession, 'user' | 'userSecret'>): { user: User } | { problem: Problem } {
  const ownId = userSecret === undefined ? undefined : `v-${hashToken(userSecret)}`;
  const { id = ownId } = user;
  if (id === undefined) return { problem: { message: NO_ID } };
  if (VERIFIED.test(id) && id !== ownId) return { problem: { message: TAKEN, code: 'user_taken' } };
  return { user: { ...user, id } };
}
