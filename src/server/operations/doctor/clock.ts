import type { Config } from '../../config.ts';
import { SECOND_MS } from '../../../shared/durations.ts';
import {
  CALL_LIMIT_MS,
  type Check,
  failure,
  type Finding,
  ok,
  reasonOf,
  warning,
} from './check.ts';

/** The header `Date` has whole seconds. */
const SUSPICIOUS_MS = 5 * SECOND_MS;
/** Signatures, links and sessions expire at the wrong time. */
const WRONG_MS = 60 * SECOND_MS;

/** Compares the clock with the `Date` header of Mailgun or Gemini. */
export const clockCheck = (config: Config): Check => ({
  name: 'Clock',
  advice: 'Check the network.',
  run: async () => {
    const origin = referenceOrigin(config);
    if (!origin) return [ok('Clock', 'not compared: neither Mailgun nor Gemini is configured')];
    const { host } = new URL(origin);
    return [await compareClocks(origin, host)];
  },
});

async function compareClocks(origin: string, host: string): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(CALL_LIMIT_MS);
    const { headers } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal });
    const remoteTime = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(remoteTime)) return ok('Clock', `not compared: ${host} sends no date`);
    return clockFinding('Clock', host, remoteTime - Date.now());
  } catch (error) {
    const text = `not compared with ${host}: ${reasonOf(error)}`;
    return warning('Clock', text, `Allow this machine to reach ${host}.`);
  }
}

function referenceOrigin(config: Config) {
  if (config.MAILGUN_API_KEY) return config.MAILGUN_BASE_URL;
  return config.GEMINI_API_KEY ? config.GEMINI_BASE_URL : undefined;
}

/** Evaluates the difference to another clock, in milliseconds. */
export function clockFinding(name: string, other: string, difference: number): Finding {
  const seconds = Math.round(Math.abs(difference) / SECOND_MS);
  if (seconds * SECOND_MS < SUSPICIOUS_MS) return ok(name, `agrees with ${other}`);
  const text = `${seconds} seconds ${difference > 0 ? 'behind' : 'ahead of'} ${other}`;
  const advice = 'Synchronize the clock of this machine, e.g. with systemd-timesyncd or chrony.';
  return seconds * SECOND_MS < WRONG_MS ? warning(name, text, advice) : failure(name, text, advice);
}
