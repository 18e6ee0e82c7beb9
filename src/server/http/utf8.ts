import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import { isTooDetailed } from '../../shared/valueLimit.ts';
import { tooDetailed } from './errors.ts';

const ENCODING = 'Send the body in UTF-8';

/** Bodies in another encoding are refused: read as UTF-8, their letters would be lost. */
export function acceptOnlyUtf8(app: FastifyInstance) {
  app.addHook('onRequest', refuseOtherCharsets);
  // Keys such as `__proto__` are ignored, like other unknown fields.
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        void parseJson(request, jsonText(body), done);
      } catch (error) {
        done(error instanceof Error ? error : null);
      }
    },
  );
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseForm(body),
  );
}

async function refuseOtherCharsets({ headers }: FastifyRequest) {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (charset && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `${ENCODING}, not ${charset}` });
}

/** @throws TRPCError BAD_REQUEST for another encoding, or more values than anybody sends. */
export function jsonText(body: Buffer) {
  const text = utf8Text(body);
  if (isTooDetailed(text)) throw tooDetailed();
  return text;
}

function utf8Text(body: Buffer) {
  if (!isUtf8(body)) throw notUtf8();
  return body.toString();
}

/** Returns the fields of a urlencoded form. @throws TRPCError BAD_REQUEST for another encoding. */
export function parseForm(body: Buffer) {
  const text = utf8Text(body);
  try {
    // A percent sign that a tool did not encode stands for itself.
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, ''));
  } catch {
    throw notUtf8();
  }
  return parse(text);
}

const notUtf8 = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: `${ENCODING}: this one is not valid UTF-8` });
