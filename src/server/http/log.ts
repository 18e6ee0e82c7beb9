import pino, { type DestinationStream } from 'pino';

/** Logs JSON lines, by default to the standard output, with errors stripped of personal data. */
export const createLog = (level: string, destination: DestinationStream = standardOutput()) =>
  pino({ level, serializers: { err: withoutData } }, destination);

/** Characters of lines that are kept while they cannot be written. */
const MAX_WAITING = 1_000_000;

/**
 * A full disk or a full pipe neither stops nor ends the site: lines wait until the next one can be
 * written, and those past `MAX_WAITING` are dropped.
 */
function standardOutput(): DestinationStream {
  const retryEAGAIN = () => false;
  const output = pino.destination({ sync: true, maxLength: MAX_WAITING, retryEAGAIN });
  output.on('error', () => {});
  // Without `flushSync`, which pino calls after a fatal error and which repeats a failed write forever.
  return { write: (line) => void output.write(line) };
}

/** Databases repeat the failing row in extra fields and after the first line. */
function withoutData(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    code: 'code' in error ? error.code : undefined,
    message: message.split('\n')[0],
    stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: cause instanceof Error ? `${cause.name}: ${cause.message.split('\n')[0]}` : undefined,
  };
}
