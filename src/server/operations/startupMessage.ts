import { isOpenAdminAllowed } from '../access/sameOrigin.ts';
import type { Config } from '../config.ts';
import { weakCredentials } from '../access/credentialProblems.ts';
import { senderText, settingsOf } from '../content/settings.ts';

/** Returns the startup message: the URL, and what is configured. */
export function startupMessage(config: Config) {
  const { hubspotPortalId, hubspotFormId, calendarUrl, analyticsId } = settingsOf(config).embeds;
  const rows = [
    ['Site', `http://localhost:${config.PORT}`],
    ['Database', databaseName(config.DATABASE_URL)],
    [
      'Whiteboard',
      config.REDIS_URL
        ? `shared through ${redisName(config.REDIS_URL)}`
        : 'this process only (REDIS_URL is not set)',
    ],
    ['Admin', adminText(config)],
    [
      'AI guide',
      config.GEMINI_API_KEY
        ? `${config.GEMINI_MODEL}, at most ${config.GEMINI_DAILY_LIMIT} calls a day`
        : 'not configured: the built-in writer',
    ],
    [
      'Email',
      config.MAILGUN_API_KEY ? mailText(config) : 'not configured: emails wait in the outbox',
    ],
    [
      'Form embed',
      hubspotPortalId && hubspotFormId ? 'HubSpot' : "not configured: the site's own form",
    ],
    ['Calendar', calendarUrl ?? "not configured: the site's own request form"],
    ['Analytics', analyticsId ?? 'not configured: nothing leaves the browser'],
  ];
  const lines = rows.map(([name, value]) => `  ${`${name}`.padEnd(12)}${value}`);
  const warnings = weakCredentials(config).map((warning) => `  Warning: ${warning}\n`);
  return `\nThe ROI Podcast Agency\n\n${lines.join('\n')}\n\n${warnings.join('')}`;
}

const mailText = (config: Config) =>
  `by Mailgun, from ${senderText(config)}${
    config.PUBLIC_URL
      ? ''
      : `, with links to http://localhost:${config.PORT} (PUBLIC_URL is not set)`
  }`;

function databaseName(url: string) {
  if (url.startsWith('sqlite:')) return `SQLite, ${url.slice('sqlite:'.length)}`;
  const { host, pathname } = new URL(url);
  return `Postgres, ${host}${pathname}`;
}

const redisName = (url: string) => `Redis, ${new URL(url).host}`;

function adminText(config: Config) {
  if (config.ADMIN_PASSWORD) return 'needs the password or a token';
  if (!isOpenAdminAllowed(config))
    return 'closed: set ADMIN_PASSWORD (without it the admin opens only while HOST and PUBLIC_URL are local)';
  return (
    `open at http://localhost:${config.PORT}/admin, on this machine only (ADMIN_PASSWORD is not set); ` +
    'a tunnel or proxy that forwards to this port without adding a header opens it to anyone who can reach it'
  );
}
