import pino, { type DestinationStream } from 'pino';

/** Logs JSON lines, by default to the standard output, with errors stripped of personal data. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ sync: true }),
) => pino({ level, serializers: { err: withoutData } }, destination);

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
