import pino, { type DestinationStream } from 'pino';

/**
 * Logs JSON lines, with errors stripped of personal data. Lines are written in the background, so
 * that no response waits for a terminal or a pipe, and flushed when the process exits.
 */
export const createLog = (level: string, destination: DestinationStream = standardOutput()) =>
  pino({ level, serializers: { err: withoutData } }, destination);

/** How long lines are collected: under load, a write per event loop turn took a tenth of the CPU. */
const COLLECT_MS = 10;

/** Writes the lines of a few milliseconds together, because each write occupies another thread. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false });
  let lines = '';
  const flush = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  // Before the listener of `output`, which flushes its own lines.
  process.prependListener('exit', flush);
  return {
    write(line) {
      if (lines === '') setTimeout(flush, COLLECT_MS);
      lines += line;
    },
  };
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
