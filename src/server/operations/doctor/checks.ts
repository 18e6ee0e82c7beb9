import { credentialProblems } from '../../access/credentialProblems.ts';
import { type Config, readEnvironment } from '../../config.ts';
import { backupCheck } from './backup.ts';
import { failure, type Finding, runCheck } from './check.ts';
import { clockCheck } from './clock.ts';
import { configurationFindings } from './configuration.ts';
import { databaseCheck } from './database.ts';
import { folderChecks } from './folders.ts';
import { geminiCheck } from './gemini.ts';
import { mailgunCheck } from './mailgun.ts';
import { permissionsCheck } from './permissions.ts';
import { publicUrlCheck } from './publicUrl.ts';
import { redisCheck } from './redis.ts';

/** Runs all checks in parallel. A configuration with which the server does not start ends them. */
export async function runChecks(
  read: () => Config = () => readEnvironment(credentialProblems),
  limit?: number,
): Promise<Finding[]> {
  let config: Config;
  try {
    config = read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const advice = 'Correct it; .env.example describes every variable.';
    return error.message.split('\n').map((line) => failure('Configuration', line, advice));
  }
  const checks = [
    databaseCheck,
    backupCheck,
    redisCheck,
    mailgunCheck,
    geminiCheck,
    clockCheck,
    publicUrlCheck,
    permissionsCheck,
  ].map((create) => create(config));
  const running = [...checks, ...folderChecks(config)].map((check) => runCheck(check, limit));
  const found = await Promise.all(running);
  return [...configurationFindings(config), ...found.flat()];
}
