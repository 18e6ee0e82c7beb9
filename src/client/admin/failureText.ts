type Failure = { message: string };

/** Why a view has no data, in sentences. */
export const failureText = (failure: Failure) => `The data could not be loaded. ${reason(failure)}`;

/** Why something failed, as a sentence that names the field at fault, if there is one. */
export function reason(failure: Failure) {
  const text = wordsOf(failure);
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');
}

/** Why something failed, without the name of the field: for a notice, or beside the field itself. */
export const plainMessage = (failure: Failure) => wordsOf(failure).replace(/^[a-z]\w*: /, '');

const UNREACHED = 'The server could not be reached.';

/** Longer is a page or a dump, not a sentence. */
const LONGEST = 400;

/** Without the status that `calls.ts` puts in front, and without what only a machine would say. */
function wordsOf({ message }: Failure) {
  const [, status, text = ''] = /^(\d{3}): ?([^]*)$/.exec(message) ?? [];
  if (!status) return ofTheBrowser(message);
  if (text.startsWith('Admin access needs')) return 'Your session has ended. Sign in again.';
  const missing = /^([A-Za-z ]+) not found$/.exec(text)?.[1];
  if (missing) return `This ${spoken(missing)} was not found. It may have been deleted.`;
  if (/^id: (Invalid|Must be an id)/.test(text)) return 'There is nothing at this address.';
  const kind = /^\w+: Must be the id of an? (.+)$/.exec(text)?.[1];
  if (kind) return `There is no such ${kind}.`;
  if (Number(status) < 500 && text.length <= LONGEST && !/^\s*([<{[]|$)/.test(text)) return text;
  return `The server answered with an error (status ${status}). Try again in a moment.`;
}

/** As in `blog post` for `BlogPost`. */
const spoken = (entity: string) => entity.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Every browser has words of its own for a line that is down. */
function ofTheBrowser(message: string) {
  if (/failed to fetch|load failed|networkerror|timed? ?out|aborted/i.test(message))
    return UNREACHED;
  if (/json|unexpected token|unable to transform/i.test(message))
    return 'The server gave an answer that cannot be read.';
  return message;
}
