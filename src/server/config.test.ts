import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { credentialProblems, weakCredentials } from './access/credentialProblems.ts';
import { Environment, readConfig } from './config.ts';

const names = Object.keys(Environment.shape);
const secret = 'hunter2';
const good = 'twelve chars';
const production = {
  NODE_ENV: 'production',
  ADMIN_PASSWORD: good,
  DATABASE_URL: 'sqlite:data/site.db',
  PUBLIC_URL: 'https://www.example.com',
};
/** The hash of a short password, whose length is unknown. */
const quickHash =
  '$argon2id$v=19$m=8,t=1,p=1$QUJDREVGR0hJSktMTU5PUA$3ZCbU3t8OgBmijsHbg2wzoZa4TVyfCiBDFlR6/SlmU8';

describe('a secret from a file', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'password');

  test('is read without the line break at its end', () => {
    writeFileSync(file, `${good}\n`);
    expect(readConfig({ ADMIN_PASSWORD_FILE: file }).ADMIN_PASSWORD).toBe(good);
    writeFileSync(file, 'sqlite:elsewhere.db\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('sqlite:elsewhere.db');
  });

  test('stops the start when the variable is set as well', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: good, ADMIN_PASSWORD_FILE: file })).toThrow(
      'Both ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are set. Remove one of them.',
    );
  });

  test('stops the start when the file is missing or empty', () => {
    expect(() => readConfig({ REDIS_URL_FILE: join(folder, 'missing') })).toThrow(
      /^REDIS_URL_FILE is ".*missing", but this file cannot be read: ENOENT/,
    );
    writeFileSync(file, '\n');
    expect(() => readConfig({ REDIS_URL_FILE: file })).toThrow(/but this file is empty\.$/);
  });
});

describe('a wrong value stops the start with a sentence', () => {
  test.each([
    ['NODE_ENV', ['staging'], 'development, test or production'],
    ['PORT', ['eighty', '65536', '-1', '80.5'], 'a whole number from 0 to 65535'],
    ['PUBLIC_URL', ['www.example.com', 'ftp://example.com'], 'an http or https URL'],
    [
      'PUBLIC_URL',
      ['https://example.com/site', 'https://me@example.com', 'https://example.com?a'],
      'an http or https URL without a path',
    ],
    [
      'TRUST_PROXY',
      ['true', '1', '10.0.0.0/33', '10.0.0.0/8, proxy', '0.0.0.0/0', '::/0'],
      'comma-separated addresses or CIDR ranges, as 10.0.0.0/8',
    ],
    ['GEMINI_BASE_URL', ['x'], 'an http or https URL'],
    ['MAILGUN_BASE_URL', ['x'], 'an http or https URL'],
    ['MAILGUN_DOMAIN', ['https://mg.example.com'], 'a domain such as mg.example.com'],
    [
      'MAIL_FROM',
      ['Agency', 'A <a@b>', 'a@example.com, b@example.com'],
      'an address, as hello@example.com or Name <hello@example.com>',
    ],
    ['LEAD_NOTIFY_EMAIL', ['x'], 'an email address'],
    ['SECURITY_CONTACT', ['the boss', 'http://example.com'], 'an email address or an https URL'],
    ['RETENTION_AUDIT_DAYS', ['0'], 'a whole number from 1 to 36500'],
    ['RETENTION_UNCONFIRMED_SUBSCRIBERS_DAYS', ['6'], 'a whole number from 7 to 36500'],
    ['RETENTION_VIEW_COUNTS_DAYS', ['366'], 'a whole number from 367 to 36500'],
    ['READS_PER_ADDRESS', ['0'], 'a whole number from 1 to 1000000000'],
    [
      'PICTURE_HOSTS',
      ['https://a.example', "a.example; script-src 'x'"],
      'comma-separated hosts, as images.example.com',
    ],
    ['HUBSPOT_PORTAL_ID', ['x'], 'digits'],
    ['HUBSPOT_FORM_ID', ['a form'], 'letters, digits and hyphens'],
    ['HUBSPOT_REGION', ['North'], 'a region such as na1'],
    ['SCHEDULING_EMBED_URL', ['javascript:alert(1)'], 'an http or https URL'],
    ['SCHEDULING_PAGE_URL', ['x'], 'an http or https URL'],
    ['GA_MEASUREMENT_ID', ["G-1'"], 'an id such as G-ABC123'],
    ['LOG_LEVEL', ['loud'], 'trace, debug, info, warn, error, fatal or silent'],
  ])('%s %j', (name, values, takes) => {
    for (const value of values)
      expect(() => readConfig({ [name]: value })).toThrow(
        new Error(`${name} is "${value}", but it takes ${takes}.`),
      );
  });

  test('SESSION_SECRET, which is not shown', () => {
    expect(() => readConfig({ SESSION_SECRET: secret })).toThrow(
      new Error(
        'SESSION_SECRET is a value not shown here, but it takes a secret of at least 32 characters.',
      ),
    );
  });

  const database = 'sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/NAME';
  test.each([
    ['DATABASE_URL', 'sqlite::memory:', 'sqlite::memory:', database],
    ['DATABASE_URL', `mysql://root:${secret}@db/x`, 'mysql://root:***@db/x', database],
    ['DATABASE_URL', `mysql://root:p@${secret}/@db/x`, 'mysql://root:***@db/x', database],
    ['DATABASE_URL', `postgres:root:${secret}@db/x`, 'postgres:root:***@db/x', database],
    [
      'DATABASE_URL',
      `mysql://db/x?password=${secret}&a=b`,
      'mysql://db/x?password=***&a=b',
      database,
    ],
    ['DATABASE_URL', 'mysql://root@db:3306/x', 'mysql://root@db:3306/x', database],
    ['DATABASE_URL', 'mysql://db:3306/x', 'mysql://db:3306/x', database],
    ['REDIS_URL', `http://:${secret}@db`, 'http://:***@db', 'redis://HOST:PORT'],
    ['REDIS_URL', `redis://:${secret}`, 'redis://:***', 'redis://HOST:PORT'],
    ['REDIS_URL', 'localhost:6379', 'localhost:6379', 'redis://HOST:PORT'],
  ])('%s %s is shown without its password', (name, value, shown, takes) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new Error(`${name} is "${shown}", but it takes ${takes}.`),
    );
  });

  test('every wrong variable has its own sentence', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      /^PORT is .*\.\nLOG_LEVEL is .*\.$/,
    );
  });

  test.each([
    ['MAILGUN_APIKEY', 'MAILGUN_API_KEY'],
    ['GEMINI_KEY', 'GEMINI_API_KEY'],
    ['API_TOKEN', 'API_TOKENS'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_ULR_FILE', 'DATABASE_URL'],
    ['PUBLIC_URL_FILE', 'PUBLIC_URL'],
    ['HOSTS', 'HOST'],
    ['port', 'PORT'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['trust_proxies', 'TRUST_PROXY'],
    ['TRUST_PROXY_IPS', 'TRUST_PROXY'],
    ['UPLOADS_DIRECTORY', 'UPLOADS_DIR'],
    ['ADMIN_PASS', 'ADMIN_PASSWORD'],
    ['GEMINI_API', 'GEMINI_API_KEY'],
  ])('%s, which is close to %s', (name, meant) => {
    expect(() => readConfig({ [name]: secret })).toThrow(
      new Error(`${name} is not a variable of the site. Did you mean ${meant}?`),
    );
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
  });

  test('accepts a name that begins like that of a variable which is set', () => {
    const others = { DATABASE_URL_UNPOOLED: 'x', HOSTNAME: 'x', HOST_NAME: 'x', DATABASE: 'x' };
    expect(readConfig({ DATABASE_URL: 'sqlite:x', ...others }).DATABASE_URL).toBe('sqlite:x');
  });

  test('rejects a partial Mailgun configuration without showing the key', () => {
    expect(() => readConfig({ MAILGUN_API_KEY: secret })).toThrow(
      /^MAILGUN_API_KEY is set, but MAILGUN_DOMAIN is not\./,
    );
    expect(() => readConfig({ MAILGUN_DOMAIN: 'mg.example.com' })).toThrow(
      /^MAILGUN_DOMAIN is set, but MAILGUN_API_KEY is not\./,
    );
  });

  test('production names everything that it lacks, and how to set it', () => {
    const { ADMIN_PASSWORD, DATABASE_URL, PUBLIC_URL } = production;
    expect(readConfig(production).NODE_ENV).toBe('production');
    expect(() => readConfig({ NODE_ENV: 'production', PORT: 'x' })).toThrow(
      /^PORT is .*\nADMIN_PASSWORD is not set\. .*ADMIN_PASSWORD="\$\(openssl.*\nDATABASE_URL is not set\. .* sqlite:data\/site\.db .*\nPUBLIC_URL is not set\. .*PUBLIC_URL=https:.*$/,
    );
    expect(() => readConfig({ NODE_ENV: 'production', ADMIN_PASSWORD, DATABASE_URL })).toThrow(
      /^PUBLIC_URL is not set\./,
    );
    expect(() => readConfig({ NODE_ENV: 'production', ADMIN_PASSWORD, PUBLIC_URL })).toThrow(
      /^DATABASE_URL is not set\./,
    );
  });

  test.each([
    [{ ADMIN_PASSWORD: 'eleven char' }, /^ADMIN_PASSWORD is .* takes at least 12 characters\.$/],
    [{ ADMIN_PASSWORD: '1q2w3e4r5t6y' }, /takes a password that is not among the most common ones/],
    [{ ADMIN_PASSWORD: 'Qwerty123456' }, /takes a password that is not among the most common ones/],
    [{ ADMIN_PASSWORD: good, API_TOKENS: 't'.repeat(31) }, /^API_TOKENS has .* 32 characters/],
    [
      { ADMIN_PASSWORD: good, API_TOKENS: `${'t'.repeat(32)},short` },
      /^API_TOKENS has .* 32 characters/,
    ],
  ])('production with a weak credential, which is not shown: %j', (environment, sentence) => {
    const start = () => readConfig({ ...production, ...environment }, credentialProblems);
    expect(start).toThrow(sentence);
    for (const value of Object.values(environment)) expect(start).not.toThrow(value);
    // Elsewhere the start only warns.
    expect(weakCredentials(readConfig(environment))).toEqual([expect.stringMatching(sentence)]);
  });

  test('strong credentials and hashes cause no error', () => {
    const strong = { ADMIN_PASSWORD: good, API_TOKENS: 't'.repeat(32) };
    expect(weakCredentials(readConfig({ ...production, ...strong }))).toEqual([]);
    expect(weakCredentials(readConfig({ ADMIN_PASSWORD: quickHash }))).toEqual([]);
    expect(weakCredentials(readConfig({}))).toEqual([]);
  });
});

describe('accepted values', () => {
  test('an empty value counts as unset', () => {
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test('lists are comma-separated and trimmed', () => {
    const { API_TOKENS, TRUST_PROXY } = readConfig({
      API_TOKENS: ' a, b,,c ',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,fd00::/8',
    });
    expect(API_TOKENS).toEqual(['a', 'b', 'c']);
    expect(TRUST_PROXY).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8']);
  });

  test('drops the path of an origin', () => {
    expect(readConfig({ PUBLIC_URL: 'https://www.example.com/' }).PUBLIC_URL).toBe(
      'https://www.example.com',
    );
    expect(readConfig({ GEMINI_BASE_URL: 'http://localhost:9/v1beta' }).GEMINI_BASE_URL).toBe(
      'http://localhost:9',
    );
  });

  test('a sender is an address, with or without a name', () => {
    for (const MAIL_FROM of ['hello@example.com', 'The ROI Podcast Agency <hello@example.com>'])
      expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  });

  test('ignores other variables', () => {
    const others =
      'HOME PATH PWD HOSTNAME USER MAIL LOGNAME LANG NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE SITE_ADDRESS REPLICA_URL LITESTREAM_ACCESS_KEY_ID REDIS_PORT DATABASE_PORT SITE_SERVICE_HOST SOAK_SECONDS TEST_DATABASE_URL npm_config_loglevel';
    const environment = Object.fromEntries(others.split(' ').map((name) => [name, 'x']));
    expect(readConfig(environment)).toEqual(readConfig({}));
  });
});

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8');
  const listed = new Map(
    [...text.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

  test('changes nothing until a line is uncommented', () => {
    expect(parseEnv(text)).toEqual({});
  });

  test('lists exactly the variables of the schema', () => {
    expect([...listed.keys()]).toEqual(names);
  });

  test('holds their defaults', () => {
    expect(readConfig(Object.fromEntries(listed))).toEqual(readConfig({}));
    const unset = Object.fromEntries(names.map((name) => [name, undefined]));
    for (const [name, value] of Object.entries({ ...unset, ...readConfig({}) }))
      expect([name, listed.get(name)]).toEqual([name, value === undefined ? '' : String(value)]);
  });

  test('describes each in a line', () => {
    for (const name of names) expect(text).toMatch(new RegExp(`\n# .+\n#${name}=`));
  });
});
