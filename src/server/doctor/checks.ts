import { type Config, readEnvironment } from '../config.ts';
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
export async function runChecks(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readEnvironment();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const advice = 'Correct it; .env.example describes every variable.';
    return error.message.split('\n').map((line) => failure('Configuration', line, advice));
  }
  const checks = [
    databaseCheck,
    redisCheck,
    mailgunCheck,
    geminiCheck,
    clockCheck,
    publicUrlCheck,
    permissionsCheck,
  ].map((create) => create(config));
  const found = await Promise.all([...checks, ...folderChecks(config)].map(runCheck));
  return [...configurationFindings(config), ...found.flat()];
}
