import { z } from 'zod';
import { nextCursor, PageQuery } from './paging.ts';

/** Kinds of audit entries, with their labels in the admin. */
export const auditKinds = {
  'session.started': 'Signed in',
  'session.refused': 'Wrong password',
  'password.used': 'Password used by a tool',
  'session.ended': 'Signed out',
  'session.revoked': 'Session ended',
  'session.allRevoked': 'Signed out everywhere',
  'access.refused': 'Permission refused',
  'password.confirmed': 'Password confirmed',
  'account.invited': 'Account created',
  'account.changed': 'Account changed',
  'account.roleChanged': 'Role of an account changed',
  'account.notificationsChanged': 'Notifications of an account changed',
  'account.removed': 'Account removed',
  'account.linkCreated': 'Sign-in link created',
  'account.passwordChanged': 'Password of an account changed',
  'account.secondFactorAdded': 'Second factor added',
  'account.secondFactorRemoved': 'Second factor removed',
  'account.recoveryCodesReplaced': 'Recovery codes replaced',
  'account.secondFactorsReset': 'Second factors removed on the server',
  'token.created': 'Token created',
  'token.revoked': 'Token revoked',
  'leads.listed': 'All leads read',
  'leads.exported': 'Leads exported',
  'leads.deleted': 'Leads deleted',
  'quiz.listed': 'All quiz responses read',
  'quiz.exported': 'Quiz responses exported',
  'guide.edited': 'Guide edited',
  'guide.restored': 'Earlier version of a guide restored',
  'guide.sent': 'Guide sent again',
  'brief.written': 'Meeting brief written',
  'brief.edited': 'Meeting brief edited',
  'brief.sent': 'Meeting brief sent to the owner',
  'person.erased': 'Person erased',
  'copy.remained': 'Copied notes of an erased person remain',
  'ownData.requested': 'Link to own data requested',
  'ownData.opened': 'Own data opened',
  'ownData.downloaded': 'Own data downloaded',
  'ownData.corrected': 'Own data corrected',
  'post.published': 'Post published or scheduled',
  'post.unpublished': 'Post withdrawn',
  'post.deleted': 'Post deleted',
  'preview.shared': 'Preview link created',
  'preview.revoked': 'Preview link revoked',
  'content.edited': 'Document published',
  'content.restored': 'Earlier version of a document published',
  'content.reset': 'Document reset to its original text',
  'media.uploaded': 'File uploaded',
  'media.changed': 'Description or captions of a file changed',
  'media.replaced': 'File replaced',
  'media.deleted': 'File deleted',
  'subscribers.listed': 'All subscribers read',
  'subscribers.exported': 'Subscribers exported',
  'subscriber.removed': 'Subscriber removed',
  'board.locked': 'Board set to read-only',
  'board.unlocked': 'Board opened for changes',
  'board.cleared': 'Board cleared',
  'board.deleted': 'Board deleted',
  'board.planned': 'Board of a guide opened',
  'board.toPost': 'Blog draft created from board notes',
  'board.toLead': 'Board notes added to a lead',
  'board.toGuide': 'Guide changed with board notes',
  'outbox.discarded': 'Failed delivery discarded',
  'webhook.created': 'Webhook created',
  'webhook.changed': 'Webhook changed',
  'webhook.secretRotated': 'Webhook secret rotated',
  'webhook.deleted': 'Webhook deleted',
} as const;
export type AuditKind = keyof typeof auditKinds;

/** What an entry is about, with its label in the admin. */
export const objectTypes = {
  account: 'Account',
  session: 'Session',
  token: 'Token',
  lead: 'Lead',
  response: 'Quiz response',
  person: 'Person',
  erasure: 'Erasure',
  post: 'Post',
  subscriber: 'Subscriber',
  board: 'Board',
  delivery: 'Delivery',
  webhook: 'Webhook',
  document: 'Document',
  media: 'File',
} as const;
export type ObjectType = keyof typeof objectTypes;

/** Open admin pages need no refresh after these kinds, which change nothing that they show. */
export const kindsWithoutRefresh: readonly AuditKind[] = [
  'session.refused',
  'access.refused',
  'password.used',
  'leads.listed',
  'quiz.listed',
  'subscribers.listed',
  'ownData.opened',
  'ownData.downloaded',
];

/** A field with its value before and after; `null` stands for none. */
export const AuditChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.output<typeof AuditChange>;

const AuditEntry = z.object({
  id: z.uuid(),
  // Not an enum: an entry of an older version must not break the list.
  kind: z.string(),
  /** Session, password, loopback, or the name of a token. */
  actor: z.string(),
  /** The account that signed in or owns the token, with its name at the time. */
  accountId: z.uuid().nullable(),
  accountName: z.string().nullable(),
  objectType: z.string().nullable(),
  objectId: z.string().nullable(),
  /** Of accounts and files, as far as it is known. */
  objectName: z.string().nullable(),
  /** The IP address, shortened to its network. */
  address: z.string(),
  /** What was changed, where the entry says it. */
  changes: z.array(AuditChange).nullable(),
  createdAt: z.date(),
});
/** `accountId` and `objectId` select the entries of one account or about one object. */
export const AuditQuery = PageQuery.extend({
  accountId: z.uuid('Must be the id of an account').optional(),
  objectId: z
    .string()
    .regex(/^[\w/-]{1,64}$/, 'Must be the id of an object')
    .optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;
export const AuditList = z.object({ entries: z.array(AuditEntry), nextCursor });
export type AuditList = z.output<typeof AuditList>;
