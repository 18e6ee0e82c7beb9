import { z } from 'zod';

/** What a token of an external tool may be allowed to do. */
export const scopes = ['leads:read', 'quiz:read', 'posts:write'] as const;
export const Scope = z.enum(scopes);
export type Scope = z.infer<typeof Scope>;

/**
 * What a procedure asks of its caller: nothing; the agency itself (a signed-in browser, the
 * password, a token of `API_TOKENS`); or the agency or a token that holds the scope.
 */
export type AccessLevel = 'public' | 'admin' | Scope;

/** How the caller of `admin.access` gets in. */
export const AccessState = z.object({
  /** Null for whoever may not see the admin. */
  by: z.enum(['session', 'password', 'token', 'loopback']).nullable(),
  /** Whether there is a password to sign in with. */
  hasPassword: z.boolean(),
});
export type AccessState = z.infer<typeof AccessState>;
