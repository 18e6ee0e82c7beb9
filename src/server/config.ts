import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { errorText } from '../shared/errorText.ts';
import { similarName } from '../shared/similarName.ts';

/** The folder with `src` and `dist`, as this file is in `src/server` and its built form in `dist/server`. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** `a, b` → ['a', 'b'] */
const commaSeparatedList = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const url = z.url({ protocol: /^https?$/, error: 'an http or https URL', abort: true });
const origin = url.transform((value) => new URL(value).origin);

export const MIN_TOKEN_LENGTH = 32;
const TOKEN_REQUIREMENT = `a token of at least ${MIN_TOKEN_LENGTH} characters`;
const IMAGE_HOST = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](:\d{1,5})?$/;
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** The environment variables; `.env.example` documents them. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'development, test or production')
    .optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(sqlite:(?!:memory:).+|postgres(ql)?:\/\/.+)$/,
      'sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/NAME',
    )
    .default('sqlite:data/site.db'),
  UPLOADS_DIR: z.string().default('data/uploads'),
  BACKUP_DIR: z.string().default('data/backups'),
  CONTENT_DIR: z.string().default('content'),
  BACKUP_EVERY_HOURS: wholeNumber(1, 8760).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'redis://HOST:PORT' }).optional(),
  PUBLIC_URL: url
    .regex(/^[a-z]+:\/\/[^/?#@]+\/?$/i, 'an http or https URL without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  DRAIN_SECONDS: wholeNumber(0, 15).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_BASIC: z.enum(['auto', 'on', 'off'], 'auto, on or off').default('auto'),
  SECURITY_CONTACT: z
    .string()
    .refine(isEmailOrHttpsUrl, 'an email address or an https URL')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'a secret of at least 32 characters').optional(),
  API_TOKENS: commaSeparatedList.default([]),
  METRICS_TOKEN: z.string().min(MIN_TOKEN_LENGTH, TOKEN_REQUIREMENT).optional(),
  TRUST_PROXY: commaSeparatedList
    .refine(
      (items) => items.every(isAddressRange),
      'comma-separated addresses or CIDR ranges, as 10.0.0.0/8',
    )
    .default([]),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_MODEL: z.string().default('gemini-2.5-flash'),
  GEMINI_BASE_URL: origin.default('https://generativelanguage.googleapis.com'),
  GEMINI_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(200),
  GEMINI_DAILY_LIMIT_PER_ADDRESS: wholeNumber(0, 1_000_000).default(20),
  MAILGUN_API_KEY: z.string().optional(),
  MAILGUN_DOMAIN: z.string().regex(DOMAIN, 'a domain such as mg.example.com').optional(),
  MAILGUN_BASE_URL: origin.default('https://api.mailgun.net'),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'an address, as hello@example.com or Name <hello@example.com>')
    .optional(),
  MAIL_HOURLY_LIMIT: wholeNumber(1, 1_000_000).default(100),
  LEAD_NOTIFY_EMAIL: z.email('an email address').optional(),
  WEBHOOK_PRIVATE_HOSTS: commaSeparatedList.default([]),
  WHITEBOARD_SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  WHITEBOARD_STORAGE_MIB: wholeNumber(1, 1_000_000).default(1024),
  RETENTION_MAIL_CONTENT_DAYS: retentionDays().default(30),
  RETENTION_MAIL_ROWS_DAYS: retentionDays().default(400),
  RETENTION_WEBHOOK_DELIVERIES_DAYS: retentionDays().default(30),
  // Confirmation links are valid for a week.
  RETENTION_UNCONFIRMED_SUBSCRIBERS_DAYS: retentionDays(7).default(30),
  RETENTION_UNUSED_UPLOADS_DAYS: retentionDays().default(30),
  RETENTION_EMPTY_BOARDS_DAYS: retentionDays().default(90),
  RETENTION_AUDIT_DAYS: retentionDays().default(400),
  // The trends reach back a year.
  RETENTION_VIEW_COUNTS_DAYS: retentionDays(367).default(400),
  READS_PER_ADDRESS: wholeNumber(1, 1_000_000_000).default(600),
  PICTURE_HOSTS: commaSeparatedList
    .refine(
      (hosts) => hosts.every((host) => IMAGE_HOST.test(host)),
      'comma-separated hosts, as images.example.com',
    )
    .default([]),
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'digits').optional(),
  HUBSPOT_FORM_ID: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits and hyphens')
    .optional(),
  HUBSPOT_REGION: z
    .string()
    .regex(/^[a-z]{2}\d$/, 'a region such as na1')
    .default('na1'),
  SCHEDULING_EMBED_URL: url.optional(),
  SCHEDULING_PAGE_URL: url.optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'an id such as G-ABC123')
    .optional(),
  VISITOR_HISTORY: z.enum(['on', 'off'], 'on or off').default('off'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});
export type Config = z.output<typeof Environment>;

/** Matches the names of variables whose values are not shown. */
const SECRET_NAME = /PASSWORD|SECRET|TOKEN|KEY/;
/** Variables that `NAME_FILE` can set from a file, as containers mount secrets. */
const FROM_FILE = Object.keys(Environment.shape).filter(
  (name) => SECRET_NAME.test(name) || name === 'DATABASE_URL' || name === 'REDIS_URL',
);

/** Returns the paths of the files that variables such as `ADMIN_PASSWORD_FILE` name. */
export const secretFiles = () => FROM_FILE.flatMap((name) => process.env[`${name}_FILE`] || []);

/** Returns a sentence for each problem of a valid configuration. */
type Check = (config: Config) => string[];

/** Reads the configuration; the process environment overrides `.env`. */
export function readEnvironment(check?: Check): Config {
  if (existsSync('.env')) process.loadEnvFile();
  return readConfig(process.env, check);
}

/** The booking link in emails: the calendar, or the site's own form. */
export const schedulingUrlOf = (config: Config, publicUrl: string) =>
  config.SCHEDULING_PAGE_URL ?? `${publicUrl}/contact#schedule`;

/**
 * Validates an environment. An empty value counts as unset.
 * @throws an Error with a sentence for each variable that is misspelled, missing or invalid, which
 * names its value and what is accepted.
 */
export function readConfig(environment: NodeJS.ProcessEnv, check: Check = () => []): Config {
  const values = withFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const { data, error } = Environment.safeParse(values);
  const problems = [
    ...misspelledVariables(values),
    ...(error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      const got = SECRET_NAME.test(name)
        ? 'a value not shown here'
        : `"${withoutPassword(values[name] ?? '')}"`;
      return `${name} is ${got}, but it takes ${message}.`;
    }),
    ...(values.NODE_ENV === 'production' ? missingInProduction(values) : []),
    ...(data ? [...check(data), ...partialMailgun(data)] : []),
  ];
  if (!data || problems.length > 0) throw new Error(problems.join('\n'));
  return data;
}

/** Without an error, the site would run with the default of the variable that was meant. */
function misspelledVariables(values: NodeJS.ProcessEnv) {
  const names = Object.keys(Environment.shape);
  const known = new Set([...names, ...FROM_FILE.map((name) => `${name}_FILE`)]);
  return Object.keys(values).flatMap((name) => {
    const unset = names.filter((one) => values[one] === undefined);
    const similar = known.has(name) ? undefined : similarName(name, names, unset);
    return similar ? [`${name} is not a variable of the site. Did you mean ${similar}?`] : [];
  });
}

/** Adds the content of the files that variables such as `ADMIN_PASSWORD_FILE` name. */
function withFiles(values: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const found: NodeJS.ProcessEnv = {};
  for (const name of FROM_FILE) {
    const path = values[`${name}_FILE`];
    if (!path) continue;
    if (values[name]) throw new Error(`Both ${name} and ${name}_FILE are set. Remove one of them.`);
    try {
      found[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new Error(
        `${name}_FILE is "${path}", but this file cannot be read: ${errorText(error)}`,
        {
          cause: error,
        },
      );
    }
    if (!found[name]) throw new Error(`${name}_FILE is "${path}", but this file is empty.`);
  }
  return { ...values, ...found };
}

/**
 * Removes the password from a URL. Uses patterns, because an invalid value often cannot be parsed.
 */
export const withoutPassword = (url: string) =>
  url
    .replace(/^([a-z][a-z\d+.-]*:\/*[^:/?#]*:)(.*)(?=@)/i, '$1***')
    // Without an @, the part after the colon may be a password, unless it is a port.
    .replace(/^([a-z][a-z\d+.-]*:\/\/[^:/?#@[\]]*:)(?!\d+(?:[/?#]|$)|\*\*\*@)[^/?#@]+/i, '$1***')
    .replace(/([?&](?:ssl)?pass(?:word)?=)[^&#]*/gi, '$1***');

const REQUIRED_IN_PRODUCTION = {
  ADMIN_PASSWORD:
    'In production the admin is never open: set it to a long password, for example ADMIN_PASSWORD="$(openssl rand -base64 24)".',
  DATABASE_URL:
    'In production no database is assumed: set it to postgres://USER:PASSWORD@HOST:PORT/NAME, or to sqlite:data/site.db for SQLite.',
  PUBLIC_URL:
    'In production emails and the sitemap link to it: set it to the address that visitors use, for example PUBLIC_URL=https://www.example.com.',
};

const missingInProduction = (values: NodeJS.ProcessEnv) =>
  Object.entries(REQUIRED_IN_PRODUCTION)
    .filter(([name]) => values[name] === undefined)
    .map(([name, sentence]) => `${name} is not set. ${sentence}`);

/** Without an error, a partial configuration would look as if email were sent. */
function partialMailgun({ MAILGUN_API_KEY: key, MAILGUN_DOMAIN: domain }: Config) {
  if (!key === !domain) return [];
  const [set, missing] = key
    ? ['MAILGUN_API_KEY', 'MAILGUN_DOMAIN']
    : ['MAILGUN_DOMAIN', 'MAILGUN_API_KEY'];
  return [
    `${set} is set, but ${missing} is not. Email is sent with both; without both it waits in the outbox.`,
  ];
}

function wholeNumber(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`;
  return z.coerce.number<string>(message).int(message).min(min, message).max(max, message);
}

/** A retention period in days. */
function retentionDays(min = 1) {
  return wholeNumber(min, 36_500);
}

/** `a@b.example` or `Name <a@b.example>`, on one line. */
function isSender(value: string) {
  const address = /^[^<>\r\n,;]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  return z.email().safeParse(address).success;
}

function isEmailOrHttpsUrl(value: string) {
  return z.union([z.email(), z.url({ protocol: /^https$/ })]).safeParse(value).success;
}

function isAddressRange(value: string) {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  // Fastify refuses to trust every address.
  return bits === undefined || wholeNumber(1, version === 4 ? 32 : 128).safeParse(bits).success;
}
