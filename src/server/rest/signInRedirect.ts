import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPasswordRequired } from '../http/errors.ts';

/** Leads a person who opened an export by its address to the sign-in page, and from there back to it. */
export function sendToSignIn({ url }: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('www-authenticate');
  return reply.redirect(`/admin/sign-in?next=${encodeURIComponent(url)}`, 303);
}

/** Whether a browser that was signed in opened an address, and only needs the password again. */
export const needsSignInPage = ({ headers }: FastifyRequest, error: unknown) =>
  !!headers.cookie &&
  !!headers.accept?.includes('text/html') &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  (isPasswordRequired(error) || (error instanceof TRPCError && error.code === 'UNAUTHORIZED'));
