import type { AccessLevel, Requirements } from '../../shared/access.ts';
import { includesRole, roleNames } from '../../shared/accounts.ts';
import type { Caller } from './identify.ts';

const PASSWORD_NOT_SET =
  'Set ADMIN_PASSWORD before you create accounts, tokens or webhooks, because they outlast a session.';
const BASIC_READS =
  'HTTP Basic can only read and export while an account has a second factor. Use an API token or sign in.';

export type Level = Exclude<AccessLevel, 'public'>;

/** Returns why a caller may not do what has these requirements, or `undefined`. */
export const whatIsMissing = (caller: Caller, level: Level, requirements: Requirements) =>
  missingPermission(caller, level) ??
  missingSecondFactor(caller, requirements) ??
  missingRole(caller, requirements) ??
  missingPassword(caller, requirements);

/** Returns why the caller lacks an access level, or `undefined`. */
function missingPermission({ scopes }: Caller, level: Level) {
  if (scopes === 'all' || (level !== 'admin' && scopes.includes(level))) return undefined;
  return level === 'admin'
    ? 'An API token cannot do this.'
    : `This token lacks the permission ${level}.`;
}

/** Returns why a password without the second factor is insufficient, or `undefined`. */
const missingSecondFactor = ({ isReadOnly }: Caller, { isChange, role }: Requirements) =>
  isReadOnly && (isChange || role === 'owner') ? BASIC_READS : undefined;

/** Returns why the signed-in person's role is insufficient, or `undefined`. */
function missingRole({ role }: Caller, { role: required = 'viewer' }: Requirements) {
  if (includesRole(role, required)) return undefined;
  return `This needs the role ${roleNames[required]}. Yours is ${roleNames[role]}: ask an owner.`;
}

const missingPassword = ({ by }: Caller, { grantsLastingAccess }: Requirements) =>
  grantsLastingAccess && by === 'loopback' ? PASSWORD_NOT_SET : undefined;
