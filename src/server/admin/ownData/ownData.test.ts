import { describe, expect, test } from 'vitest';
import { auditedKinds } from '../../../../test/accounts.ts';
import { bearer, filledHoneypot, lead, testApp } from '../../../../test/app.ts';
import {
  email,
  ofOther,
  openSite,
  ask,
  ownMails,
  deliver,
  newToken,
  see,
  change,
  download,
  storeEverything,
} from '../../../../test/ownData.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { OutboxEntity } from '../../outbox/entity.ts';

describe('corrections', () => {
  test('of names and company are stored, can be searched, and are in the history', async () => {
    await using server = await testApp();
    const { leadId } = await storeEverything(server);
    const token = await newToken(server);
    const [{ id }] = (await see(server, token)).quizResponses;
    const fields = { firstName: 'Augusta', lastName: 'King', company: '<script>alert(1)</script>' };
    await change(server, 'correctInquiry', { token, id: leadId, ...fields });
    const response = await change(server, 'correctQuizResponse', { token, id, name: 'Augusta' });
    const { inquiries, quizResponses } = response.json().result.data;
    expect(inquiries[1]).toMatchObject(fields);
    expect(quizResponses[0]).toMatchObject({
      name: 'Augusta',
      answers: { personalInfo: { name: 'Augusta', city: 'London' } },
    });
    const found = await server.query('leads.page', { q: 'augusta', sort: 'newest' });
    expect(found.json().result.data.leads).toMatchObject([{ id: leadId }]);
    const former = await server.query('leads.page', { q: 'lovelace', sort: 'newest' });
    expect(former.json().result.data.leads.map((one: { id: string }) => one.id)).not.toContain(
      leadId,
    );
    const search = async (q: string) =>
      (await server.query('quiz.list', { q })).json().result.data.responses.length;
    expect([await search('augusta'), await search('king')]).toEqual([1, 0]);
    const details = await server.query('leads.get', { id: leadId });
    expect(details.json().result.data.events[0]).toMatchObject({ author: 'The person' });
  });

  test.each([
    ['a note on the newest lead', lead],
    ['a new lead for somebody without one', undefined],
  ])('of anything else become %s', async (_what, existing) => {
    await using server = await testApp();
    if (existing) await server.post('/api/leads', existing);
    await server.post('/trpc/newsletter.subscribe', { email });
    const token = await newToken(server);
    const message = 'My revenue is wrong.';
    const response = await change(server, 'requestCorrection', { token, message });
    const [inquiry, ...others] = response.json().result.data.inquiries;
    expect(others).toEqual([]);
    const { data } = (await server.query('leads.get', { id: inquiry.id })).json().result;
    const text = existing ? data.events[0].note : data.message;
    expect(text).toBe(`Correction requested by the person:\n${message}`);
    if (existing) expect(data.followUpOn).not.toBeNull();
  });

  test('unsubscribing ends every subscription of the address', async () => {
    await using server = await testApp();
    await server.post('/trpc/newsletter.subscribe', { email });
    await server.post('/trpc/newsletter.subscribe', { email, ...filledHoneypot });
    const token = await newToken(server);
    const response = await change(server, 'unsubscribe', { token });
    const { subscriptions } = response.json().result.data;
    expect(subscriptions.map(({ status }: { status: string }) => status)).toEqual([
      'unsubscribed',
      'unsubscribed',
    ]);
  });
});

describe('erasing', () => {
  test('deletes everything and the link, confirms it once by email, and forgets the address', async () => {
    await using site = await openSite();
    const { server, mailgun } = site;
    await storeEverything(server);
    await ask(server, email);
    const token = await newToken(server);
    const answers = await Promise.all([0, 1].map(() => change(server, 'erase', { token })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await see(server, token)).toBeUndefined();
    expect((await download(server, token)).statusCode).toBe(404);
    await deliver(server);
    expect(mailgun.accepted.at(-1)).toMatchObject({ to: email, subject: 'Your data is erased' });
    expect((await ownMails(server)).map(({ state }) => state)).toEqual(['done']);
    const em = server.orm.em.fork();
    const rest = [await em.find(OutboxEntity, {}), await em.find(LeadEntity, {})];
    expect(JSON.stringify(rest)).not.toContain(email);
    expect(rest[1]).toMatchObject([{ email: ofOther.email }]);
    const { counts } = (await server.query('admin.person.find', { email })).json().result.data;
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    const log = (await server.query('admin.access.audit')).json().result.data.entries;
    const own = log.filter(({ actor }: { actor: string }) => actor === 'The person');
    expect(own.map(({ kind }: { kind: string }) => kind)).toEqual([
      'person.erased',
      'ownData.requested',
    ]);
    expect(own.every(({ address }: { address: string }) => address === '')).toBe(true);
  });

  test('by the team ends the links, also one that is being sent', async () => {
    await using site = await openSite();
    const { server, mailgun } = site;
    await storeEverything(server);
    await ask(server, email);
    const former = await newToken(server);
    const [row] = await ownMails(server);
    const sending = server.outbox.runNow(row?.key ?? '', 20_000);
    await server.post('/trpc/admin.person.erase', { email }, bearer);
    await sending;
    expect(await see(server, former)).toBeUndefined();
    expect(await auditedKinds(server)).toContainEqual(['person.erased', expect.any(String)]);
    for (const { text } of mailgun.accepted) {
      const token = /\/privacy\/me\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
      expect(await see(server, token)).toBeUndefined();
    }
  });
});
