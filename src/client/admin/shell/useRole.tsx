import type { ReactNode } from 'react';
import { includesRole, type Role } from '../../../shared/accounts.ts';
import { trpc } from '../../lib/api.tsx';

/** Returns whether the signed-in person has at least this role. The server checks it again. */
export function useHasRole(required: Role) {
  const { data } = trpc.admin.access.state.useQuery();
  // When a session ends, the view stays mounted below the sign-in form with what was typed.
  return !data?.role || includesRole(data.role, required);
}

/** Shows controls only to people who may use them. */
export const ForRole = ({ least, children }: { least: Role; children: ReactNode }) =>
  useHasRole(least) ? children : null;
