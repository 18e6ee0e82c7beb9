import { ConnectionError, HttpError, isCallError } from '../../lib/callErrors.ts';

export const loadErrorText = (failure: unknown) =>
  `The data could not be loaded. ${errorSentence(failure)}`;

/** Names of what is the whole of an input, which say nothing to a person. */
const WHOLE_NAMES = /(?<=^|; )(file|fields): /g;

/** Describes an error in a sentence that names the invalid field, if there is one. */
export function errorSentence(failure: unknown) {
  const message = isCallError(failure) ? (failure.shape?.message ?? '') : '';
  const text = clientText(failure) ?? message.replaceAll(WHOLE_NAMES, '');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');
}

/** Describes an error without the field's name, for a toast or next to the field. */
export function errorMessage(failure: unknown) {
  const text = clientText(failure);
  if (text !== undefined || !isCallError(failure)) return text ?? '';
  const { data, shape } = failure;
  return data?.fields ? Object.values(data.fields).join('; ') : (shape?.message ?? '');
}

/** Returns the client's own text, or `undefined` when the server's message is better. */
function clientText(failure: unknown): string | undefined {
  if (!isCallError(failure)) return failure instanceof Error ? failure.message : INVALID_RESPONSE;
  const { data } = failure;
  if (!data) return transportText(failure.cause);
  if (data.code === 'UNAUTHORIZED' && !data.isWrongPassword)
    return 'Your session has ended. Sign in again.';
  if (data.missing) return `This ${toWords(data.missing)} was not found. It may have been deleted.`;
  if (data.fields?.id) return 'Nothing was found at this address.';
  return data.httpStatus < 500 ? undefined : statusText(data.httpStatus);
}

const INVALID_RESPONSE = 'The server sent an invalid response.';

function transportText(cause: unknown) {
  if (cause instanceof ConnectionError) return 'The server could not be reached.';
  return cause instanceof HttpError ? statusText(cause.status) : INVALID_RESPONSE;
}

const statusText = (status: number) =>
  `The server returned an error (status ${status}). Try again in a moment.`;

/** Turns `BlogPost` into `blog post`. */
const toWords = (entity: string) => entity.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
