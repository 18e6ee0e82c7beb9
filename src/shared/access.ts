import { z } from 'zod';
import { password, Role } from './accounts.ts';
import { requiredText } from './text.ts';

const LATEST_EXPIRY = new Date('2101-01-01');

/** Permissions that an API token may have. */
export const scopes = ['leads:read', 'quiz:read', 'posts:write'] as const;
export const Scope = z.enum(scopes);
export type Scope = z.infer<typeof Scope>;

export const scopeNames: Record<Scope, string> = {
  'leads:read': 'Read leads',
  'quiz:read': 'Read quiz responses',
  'posts:write': 'Write blog posts',
};

/**
 * What a procedure requires of its caller: nothing; an admin (a signed-in browser, the password, a
 * token of `API_TOKENS`); or an admin or a token with the scope.
 */
export type AccessLevel = 'public' | 'admin' | Scope;

/** Requirements of a procedure beyond its access level. */
export type Requirements = {
  /** The minimum role of the signed-in person. */
  role?: Role;
  /** Browser sessions must have confirmed the password within the last 15 minutes. */
  needsRecentPassword?: boolean;
  /**
   * The procedure creates a credential or webhook that outlives the session, so a password must be
   * set.
   */
  grantsLastingAccess?: boolean;
  /** The procedure changes something. */
  isChange?: boolean;
};

/** How the caller is authenticated. */
export const AccessState = z.object({
  /**
   * The kind of credential; null without access to the admin. `loopback`: a request from this machine
   * while no password is set.
   */
  by: z.enum(['session', 'password', 'token', 'loopback']).nullable(),
  /** Whether there is a password to sign in with. */
  hasPassword: z.boolean(),
  /** What the caller may do; null without access. */
  role: Role.nullable(),
  /** The name of the person who signed in. */
  name: z.string().nullable(),
  /** The address of the account; null without one. */
  email: z.string().nullable(),
  /** Whether it is a person's own account, so that its name signs their notes. */
  isNamed: z.boolean(),
  /** Seconds until sensitive actions ask for the password; null when they never do. */
  proofSeconds: z.number().nullable(),
});
export type AccessState = z.infer<typeof AccessState>;

export const Password = z.object({ password });

export type Password = z.output<typeof Password>;

export const Session = z.object({
  id: z.uuid(),
  /** Who signed in. */
  person: z.string(),
  browser: z.string(),
  /** The IP address, shortened to its network. */
  address: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  /** Whether the request was made with this session. */
  isThisOne: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const SessionList = z.object({ sessions: z.array(Session) });

export const NewToken = z.object({
  name: requiredText(60, 'Give the token a name'),
  scopes: z.array(Scope).min(1, 'Choose at least one permission'),
  /** When the token stops working; null for never. */
  expiresAt: z.iso
    .datetime({ offset: true, error: 'Must be a date and time, such as 2027-03-01T09:00:00Z' })
    .transform((value) => new Date(value))
    .refine((value) => value > new Date(), 'Must be in the future')
    .refine((value) => value < LATEST_EXPIRY, 'Must be before the year 2101')
    .nullable()
    .default(null),
});
export type NewToken = z.output<typeof NewToken>;

const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The name of the account that created it and ends it; null for a shared credential. */
  owner: z.string().nullable(),
  /** The first characters of the token, to recognize it. */
  prefix: z.string(),
  scopes: z.array(Scope),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
});
export const TokenList = z.object({ tokens: z.array(ApiToken) });
/** `token` is the secret, which is shown only once; `row` is its entry in the list. */
export const CreatedToken = z.object({ token: z.string(), row: ApiToken });
