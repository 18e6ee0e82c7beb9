import { ConnectionError, HttpError, isCallError } from '../../lib/callErrors.ts';

/** Why a view has no data, in sentences. */
export const loadErrorText = (failure: unknown) =>
  `The data could not be loaded. ${errorSentence(failure)}`;

/** Why something failed, as a sentence that names the field at fault, if there is one. */
export function errorSentence(failure: unknown) {
  const text = wordsOf(failure) ?? (isCallError(failure) ? (failure.shape?.message ?? '') : '');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');
}

/** Why something failed, without the name of the field: for a notice, or beside the field itself. */
export function errorMessage(failure: unknown) {
  const words = wordsOf(failure);
  if (words !== undefined || !isCallError(failure)) return words ?? '';
  const { data, shape } = failure;
  return data?.fields ? Object.values(data.fields).join('; ') : (shape?.message ?? '');
}

/** Our sentence for it; `undefined` when the server has a better one. */
function wordsOf(failure: unknown): string | undefined {
  if (!isCallError(failure)) return failure instanceof Error ? failure.message : UNREADABLE;
  const { data } = failure;
  if (!data) return ofTransport(failure.cause);
  if (data.code === 'UNAUTHORIZED' && !data.isWrongPassword)
    return 'Your session has ended. Sign in again.';
  if (data.missing) return `This ${spoken(data.missing)} was not found. It may have been deleted.`;
  if (data.fields?.id) return 'There is nothing at this address.';
  return data.httpStatus < 500 ? undefined : ofStatus(data.httpStatus);
}

const UNREADABLE = 'The server gave an answer that cannot be read.';

function ofTransport(cause: unknown) {
  if (cause instanceof ConnectionError) return 'The server could not be reached.';
  return cause instanceof HttpError ? ofStatus(cause.status) : UNREADABLE;
}

const ofStatus = (status: number) =>
  `The server answered with an error (status ${status}). Try again in a moment.`;

/** As in `blog post` for `BlogPost`. */
const spoken = (entity: string) => entity.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
