import { z } from 'zod';
import { emailAddress, optionalEmail, requiredText, text } from './text.ts';

/** Roles, from the most to the fewest permissions. */
export const roles = ['owner', 'editor', 'viewer'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
};

export const roleDescriptions: Record<Role, string> = {
  owner:
    'Can do everything. Only owners change settings, restore earlier texts of the site, manage people, tokens and webhooks, see the activity, and erase people’s data.',
  editor:
    'Can edit and publish the site with its prices, posts and media, work with leads, guides, subscribers, boards and the outbox, and export data.',
  viewer: 'Can view what editors work with, except private links, but change and export nothing.',
};

/** Whether a role includes what another one may do. */
export const includesRole = (role: Role, required: Role) =>
  roles.indexOf(role) <= roles.indexOf(required);

const MAX_PASSWORD = 1000;
export const password = z
  .string('Required')
  .min(1, 'Required')
  .max(MAX_PASSWORD, `Must have at most ${MAX_PASSWORD} characters`);

const newPassword = z
  .string('Required')
  .min(12, 'Must have at least 12 characters')
  .max(MAX_PASSWORD, `Must have at most ${MAX_PASSWORD} characters`);

const accountName = requiredText(100, 'Enter a name');

export const SignInInput = z.object({
  /** Empty for the site's own password. */
  email: optionalEmail.default(''),
  password,
  /** From an authenticator app, or a recovery code. */
  code: text(40).optional(),
});
export type SignInInput = z.output<typeof SignInInput>;

/** Either the browser is signed in, or the account also takes a second factor. */
export const SignInOutput = z.object({
  isSignedIn: z.boolean(),
  needs: z.object({ code: z.boolean(), passkey: z.boolean() }).optional(),
});
export type SignInOutput = z.infer<typeof SignInOutput>;

export const Account = z.object({
  id: z.uuid(),
  /** Null until the owner who signed in with the site's password enters one. */
  email: z.string().nullable(),
  name: z.string(),
  role: Role,
  /** Whether the person has chosen a password. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: z.date(),
  lastSignInAt: z.date().nullable(),
});
export type Account = z.infer<typeof Account>;
export const AccountList = z.object({ accounts: z.array(Account), mailsLinks: z.boolean() });

/** A team member, as visible to everyone who signs in. */
export const Colleague = z.object({ id: z.uuid(), name: z.string() });
export type Colleague = z.infer<typeof Colleague>;
export const ColleagueList = z.object({ people: z.array(Colleague) });

/** Lowercase letters can be longer. */
const accountEmail = emailAddress.refine(
  (email) => email.toLowerCase().normalize('NFC').length <= 320,
  'Must have at most 320 characters',
);

export const NewAccount = z.object({ email: accountEmail, name: accountName, role: Role });
export type NewAccount = z.output<typeof NewAccount>;

export const AccountChange = z.object({ id: z.guid('Must be an id'), role: Role });
export type AccountChange = z.output<typeof AccountChange>;

/** A one-time link; `isMailed` when it was also sent by email. */
export const AccountLink = z.object({
  url: z.string(),
  expiresAt: z.date(),
  isMailed: z.boolean(),
});
export type AccountLink = z.infer<typeof AccountLink>;

/** The person who is signed in; null for tokens, Basic and this machine. */
export const OwnAccount = Account.extend({
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: z.date(),
      lastUsedAt: z.date().nullable(),
    }),
  ),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

export const ProfileChange = z.object({ name: accountName, email: accountEmail });
export type ProfileChange = z.output<typeof ProfileChange>;

export const PasswordChange = z.object({ newPassword });
export type PasswordChange = z.output<typeof PasswordChange>;

export const LinkToken = z.object({ token: z.string('Required').min(1, 'Required').max(100) });
/** The recipient of an invitation or reset link. */
export const LinkTarget = z.object({
  purpose: z.enum(['invitation', 'reset']),
  name: z.string(),
  email: z.string(),
});
export const LinkPassword = LinkToken.extend({ newPassword });
export type LinkPassword = z.output<typeof LinkPassword>;

export const ResetRequest = z.object({ email: emailAddress });
/** Whether the site can send email at all; never whether the address is known. */
export const ResetOutput = z.object({ isMailed: z.boolean() });

export const TotpSetup = z.object({ secret: z.string(), uri: z.string() });
export const TotpCode = z.object({
  code: text(40)
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Must be the 6 digits that the app shows')),
});
/** Shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
