import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPasswordRequired } from '../http/errors.ts';

/** Redirects a person who opened an export URL to the sign-in page, which leads back to it. */
export function redirectToSignIn({ url }: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('www-authenticate');
  return reply.redirect(`/admin/sign-in?next=${encodeURIComponent(url)}`, 303);
}

/** Whether a browser opened the URL and must sign in or confirm the password. */
export const needsSignInPage = ({ headers }: FastifyRequest, error: unknown) =>
  !!headers.cookie &&
  !!headers.accept?.includes('text/html') &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  (isPasswordRequired(error) || (error instanceof TRPCError && error.code === 'UNAUTHORIZED'));
