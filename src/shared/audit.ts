import { z } from 'zod';
import { nextCursor } from './paging.ts';

/** What the audit log records, and how the admin says it. */
export const auditKinds = {
  'session.started': 'Signed in',
  'session.refused': 'Wrong password',
  'password.used': 'Password used by a tool',
  'session.ended': 'Signed out',
  'session.revoked': 'Session ended',
  'session.allRevoked': 'Signed out everywhere',
  'token.created': 'Token made',
  'token.revoked': 'Token revoked',
  'leads.exported': 'Leads exported',
  'leads.deleted': 'Leads deleted',
  'quiz.exported': 'Quiz responses exported',
  'person.erased': 'Person erased',
  'post.deleted': 'Post deleted',
  'subscribers.exported': 'Subscribers exported',
  'subscriber.removed': 'Subscriber removed',
  'board.cleared': 'Board cleared',
  'board.deleted': 'Board deleted',
  'outbox.discarded': 'Failed delivery discarded',
  'webhook.created': 'Webhook made',
  'webhook.deleted': 'Webhook deleted',
} as const;
export type AuditKind = keyof typeof auditKinds;

const AuditEntry = z.object({
  id: z.uuid(),
  // Not an enum: an entry of an older version must not break the list.
  kind: z.string(),
  /** Session, password, this machine, or the name of a token. */
  actor: z.string(),
  /** Shortened: a network, not a person. */
  address: z.string(),
  createdAt: z.date(),
});
export const AuditList = z.object({ entries: z.array(AuditEntry), nextCursor });
