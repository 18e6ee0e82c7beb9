import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { lead } from '../app.ts';
import { OutboxEntity } from '../../src/server/jobs/outbox/entity.ts';
import { mailingSite } from './mailingSite.ts';

async function fixture() {
  const { orm, ...site } = await mailingSite({
    LOG_LEVEL: 'info',
    LEAD_NOTIFY_EMAIL: 'sales@agency.example',
  });
  const rows = () => orm.em.fork().find(OutboxEntity, { kind: 'mail' });
  return {
    ...site,
    rows,
    allDone: (count: number) =>
      eventually(async () =>
        expect((await rows()).map(({ state }) => state)).toEqual(Array(count).fill('done')),
      ),
  };
}

async function post({ url }: { url: string }, firstName: string) {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    body: JSON.stringify({ ...lead, firstName }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(201);
}

/** Causes a confirmation email; notifications would become a digest. */
async function subscribe({ url }: { url: string }, email: string) {
  const response = await fetch(`${url}/trpc/newsletter.subscribe`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
}

test('two processes on one database send each email once', async () => {
  const { mailgun, start, allDone } = await fixture();
  const servers = await Promise.all([start(), start()]);
  // In pairs, because many writers on one SQLite file can starve one of them on a busy machine.
  for (let index = 0; index < 40; index += 2)
    await Promise.all(
      servers.map((server, which) => subscribe(server, `ada${index + which}@example.com`)),
    );
  await allDone(40);
  expect(mailgun.accepted).toHaveLength(40);
  expect(mailgun.inbox()).toHaveLength(40);
});

test('kill -9 while sending loses and repeats no email', async () => {
  const { mailgun, start, rows, makeDue, allDone } = await fixture();
  const server = await start();
  // One email that Mailgun never accepted, one whose response was lost.
  mailgun.setMode('hang');
  await post(server, 'Untaken');
  await eventually(() => expect(mailgun.counts.messages).toBe(1));
  mailgun.setMode('swallowAndHang');
  await post(server, 'Taken');
  await eventually(() => expect(mailgun.accepted).toHaveLength(1));
  server.kill('SIGKILL');
  await server.ended();
  expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
  ]);

  mailgun.setMode('ok');
  await makeDue();
  await start();
  await allDone(2);
  expect(mailgun.accepted.map(({ subject }) => subject).toSorted()).toEqual([
    'New lead: Taken Lovelace',
    'New lead: Untaken Lovelace',
  ]);
});

test('a restart while sending loses and repeats no email', async () => {
  const { mailgun, start, rows, allDone } = await fixture();
  mailgun.setMode('swallowAndHang');
  const server = await start();
  await post(server, 'Ada');
  await eventually(() => expect(mailgun.accepted).toHaveLength(1));
  server.kill('SIGTERM');
  const { code, output } = await server.ended();
  expect([code, (await rows())[0]?.state]).toEqual([0, 'waiting']);
  expect(output).not.toMatch(/key-0123|sales@|ada@example/);
  mailgun.setMode('ok');
  await start();
  await allDone(1);
  expect(mailgun.accepted).toHaveLength(1);
});
