import { z } from 'zod';
import { oneLine } from '../../mail/untrustedText.ts';
import { withTimeout } from '../../http/timeouts.ts';

/** What a check found; a warning or failure has a sentence about what to do. */
export type Finding =
  | { name: string; status: 'ok'; text: string }
  | { name: string; status: 'warning' | 'failure'; text: string; advice: string };

export type Check = {
  name: string;
  /** What to do when the check throws or takes too long. */
  advice: string;
  /** Throwing an error counts as a failure. Must not change or send anything. */
  run: () => Promise<Finding[]>;
};

/** How long a check may take. */
const CHECK_LIMIT_MS = 8000;
/** How long one call of a check may take: shorter, so that its own error message is shown. */
export const CALL_LIMIT_MS = 5000;

export const ok = (name: string, text: string): Finding => ({ name, status: 'ok', text });
export const warning = (name: string, text: string, advice: string): Finding => ({
  name,
  status: 'warning',
  text,
  advice,
});
export const failure = (name: string, text: string, advice: string): Finding => ({
  name,
  status: 'failure',
  text,
  advice,
});

/** Runs a check within its time limit. Never throws. */
export async function runCheck(
  { name, advice, run }: Check,
  limit = CHECK_LIMIT_MS,
): Promise<Finding[]> {
  try {
    const findings = await withTimeout(limit, run());
    const late = `did not respond within ${limit / 1000} seconds`;
    return findings ?? [failure(name, late, advice)];
  } catch (error) {
    return [failure(name, reasonOf(error), advice)];
  }
}

const MAX_REASON_LENGTH = 300;

/** Describes an error in one line. */
export function reasonOf(error: unknown): string {
  // A host with several addresses fails with an error for each.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return oneLine(String(error), MAX_REASON_LENGTH);
  if (error.name === 'TimeoutError')
    return `did not respond within ${CALL_LIMIT_MS / 1000} seconds`;
  if (error instanceof z.ZodError) return 'returned an unexpected response';
  // The message of `fetch` is always the same; its cause has the reason.
  if (error instanceof TypeError && error.cause) return reasonOf(error.cause);
  return oneLine(error.message, MAX_REASON_LENGTH);
}
