import type { FastifyReply, FastifyRequest } from 'fastify';
import { leadForm, plainAnswer } from '../../shared/content/forms.ts';
import { toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';

/** Whether a browser submitted a form without scripts, so that the response must be a page. */
export const isHtmlForm = ({ method, headers }: FastifyRequest) =>
  method === 'POST' &&
  !!headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
  !!headers.accept?.startsWith('text/html');

export async function sendFormResult(
  request: FastifyRequest,
  reply: FastifyReply,
  submit: () => Promise<unknown>,
) {
  reply.type('text/html; charset=utf-8');
  const backPath = refererPath(request);
  try {
    await submit();
    return reply
      .code(201)
      .send(resultPage(leadForm.success.title, leadForm.success.text, backPath));
  } catch (error) {
    const { statusCode, message } = toHttp(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const text = statusCode >= 500 ? leadForm.failure.text : refusal(statusCode, message);
    return reply.code(statusCode).send(resultPage(leadForm.failure.title, text, backPath));
  }
}

const refusal = (statusCode: number, message: string) =>
  statusCode === 429 ? message : `${plainAnswer.refused} ${message}.`;

function refererPath({ headers, host }: FastifyRequest) {
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : null;
  // Two slashes at the start would name another host.
  return from?.host === host ? from.pathname.replace(/^\/+/, '/') : '/';
}

const resultPage = (title: string, text: string, backPath: string) =>
  plainPage({ title, text, link: { label: plainAnswer.back, href: backPath } });
