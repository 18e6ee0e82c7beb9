import type { Config } from './config.ts';
import { defaultSender } from './mail/mailgun.ts';

/** What the operator reads at the start: where the site is, and what is and is not configured. */
export function startupText(config: Config) {
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
      config.MAILGUN_API_KEY ? mailText(config) : 'not configured: mails wait in the outbox',
    ],
    [
      'Form embed',
      config.HUBSPOT_PORTAL_ID && config.HUBSPOT_FORM_ID
        ? 'HubSpot'
        : "not configured: the site's own form",
    ],
    ['Calendar', config.SCHEDULING_EMBED_URL ?? "not configured: the site's own request form"],
    ['Analytics', config.GA_MEASUREMENT_ID ?? 'not configured: nothing leaves the browser'],
  ];
  const lines = rows.map(([name, value]) => `  ${`${name}`.padEnd(12)}${value}`);
  return `\nThe ROI Podcast Agency\n\n${lines.join('\n')}\n\n`;
}

const mailText = ({ MAIL_FROM, MAILGUN_DOMAIN = '', PUBLIC_URL, PORT }: Config) =>
  `by Mailgun, from ${MAIL_FROM ?? defaultSender(MAILGUN_DOMAIN)}${
    PUBLIC_URL ? '' : `, with links to http://localhost:${PORT} (PUBLIC_URL is not set)`
  }`;

function databaseName(url: string) {
  if (url.startsWith('sqlite:')) return `SQLite, ${url.slice('sqlite:'.length)}`;
  const { host, pathname } = new URL(url);
  return `Postgres, ${host}${pathname}`;
}

const redisName = (url: string) => `Redis, ${new URL(url).host}`;

const adminText = ({ ADMIN_PASSWORD, PORT }: Config) =>
  ADMIN_PASSWORD
    ? `needs the password${ADMIN_PASSWORD.length < 12 ? ' (a short one: 12 characters are harder to guess)' : ''} or a token`
    : `open at http://localhost:${PORT}/admin, on this machine only (ADMIN_PASSWORD is not set)`;
