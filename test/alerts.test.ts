import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { OutboxEntity } from '../src/server/jobs/outbox/entity.ts';
import { lead, testApp, withoutMail } from './app.ts';

const Rules = z.object({
  groups: z.tuple([
    z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) }),
  ]),
});
const { rules } = Rules.parse(parse(readFileSync('deploy/alerts.yaml', 'utf8'))).groups[0];

/** A metric and its labels in an expression; not a function, nor the labels of `by`. */
const METRIC = /\b(?!by\b)([a-z_][a-z_\d]*)\b(?!\s*\()(?:\{([^}]*)\})?/g;
const metricsOf = (expr: string) =>
  Array.from(
    expr.replaceAll(/by \([^)]*\)/g, '').matchAll(METRIC),
    ([, name = '', labels = '']) => ({
      name,
      labels: Array.from(labels.matchAll(/([a-z]+)=~?"([^"]*)"/g), ([, label, value]) => ({
        label,
        value,
      })),
    }),
  );

/**
 * Whether an alert of the form `aggregate(metric) > number` fires for a line of `/metrics`. Of a
 * counter, the line is the increase, as Prometheus computes it from two scrapes.
 */
function fires(alert: string, line: string) {
  const { expr = '' } = rules.find((rule) => rule.alert === alert) ?? {};
  const [, comparison, limit] = /(<|>|==) ([\d.e]+)$/.exec(expr) ?? expect.fail(expr);
  const [metric] = metricsOf(expr);
  const [, name, labels = '', value] =
    /^([a-z_\d]+)(\{.*\})? (\S+)$/.exec(line) ?? expect.fail(line);
  const isSelected = metric?.labels.every(({ label, value }) =>
    labels.includes(`${label}="${value}"`),
  );
  if (metric?.name !== name || !isSelected) return false;
  const [left, right] = [Number(value?.replace('+Inf', 'Infinity')), Number(limit)];
  if (comparison === '==') return left === right;
  return comparison === '<' ? left < right : left > right;
}

test.each([
  ['DatabaseDown', 'database_up 0', 'database_up 1'],
  ['RedisDown', 'redis_up 0', 'redis_up 1'],
  ['BackupOld', 'backup_age_seconds 130000', 'backup_age_seconds 90000'],
  ['BackupOld', 'backup_age_seconds +Inf', 'backup_age_seconds 0'],
  ['DiskFull', 'disk_free_bytes{folder="uploads"} 9e8', 'disk_free_bytes{folder="uploads"} 2e9'],
  ['Restarting', 'process_start_time_seconds 4', 'process_start_time_seconds 3'],
  [
    'GeminiFailing',
    'guides_written_total{writer="fallback"} 4',
    'guides_written_total{writer="gemini"} 90',
  ],
  ['CertificateExpires', 'certificate_remaining_ratio 0.19', 'certificate_remaining_ratio 0.34'],
  [
    'OutboxStuck',
    'outbox_oldest_seconds{kind="mail"} 4000',
    'outbox_oldest_seconds{kind="mail"} 600',
  ],
  ['PasswordGuessing', 'sign_in_failures_total 51', 'sign_in_failures_total 50'],
  [
    'SlowResponses',
    'nodejs_eventloop_lag_p99_seconds 0.21',
    'nodejs_eventloop_lag_p99_seconds 0.1',
  ],
])('%s fires for %s, and not for %s', (alert, firing, quiet) => {
  expect([fires(alert, firing), fires(alert, quiet)]).toEqual([true, false]);
});

test('every metric of an alert is in /metrics, with the labels of the rule', async () => {
  await using server = await testApp({
    environment: { REDIS_URL: 'redis://127.0.0.1:1', PUBLIC_URL: 'https://127.0.0.1:1' },
  });
  const url = await server.app.listen({ port: 0 });
  await server.post('/api/leads', lead);
  const text = await (await fetch(`${url}/metrics`)).text();
  const unknown = rules
    .flatMap(({ expr }) => metricsOf(expr))
    // Prometheus itself has this one.
    .filter(({ name }) => name !== 'up')
    .filter(({ name, labels }) => {
      const [help] = [name, name.replace(/_(count|bucket|sum)$/, '')].filter((one) =>
        text.includes(`# HELP ${one} `),
      );
      const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
      return (
        !help || labels.some(({ label }) => !lines.some((line) => line.includes(`${label}="`)))
      );
    });
  expect(unknown).toEqual([]);
});

test('on a site without Mailgun no alert fires for its emails, however long they wait', async () => {
  await using server = await testApp({ environment: withoutMail });
  await server.post('/api/leads', lead);
  const createdAt = new Date('2026-01-01');
  await server.orm.em.fork().nativeUpdate(OutboxEntity, { kind: 'mail' }, { createdAt });
  const scrape = await server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  expect(scrape.body).toMatch(/^outbox_waiting\{kind="mail"\} 1$/m);
  const samples = scrape.body.split('\n').filter((line) => line.startsWith('outbox_oldest'));
  expect(samples.filter((line) => fires('OutboxStuck', line))).toEqual([]);
});
