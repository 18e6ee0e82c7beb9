import { expect, test } from 'vitest';
import { quiz, testApp, withoutGemini, withoutMail } from '../../../test/app.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { Email, MAIL } from '../mail/email.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = () => testApp({ environment: { ...withoutGemini, ...withoutMail } });

async function newShow(server: Server, fields: object = {}) {
  const sent = await server.post('/trpc/quiz.submit', { ...quiz, ...fields });
  const { response, guideUrl } = sent.json().result.data;
  const token = String(guideUrl.split('/').at(-1));
  return { id: String(response.id), token, ...(await showOf(server, token)) };
}
const read = async (server: Server, procedure: string, input: object) =>
  (await server.query(procedure, input)).json().result.data;
const showOf = (server: Server, token: string) => read(server, 'quiz.show', { token });
const choose = (server: Server, token: string, title: string) =>
  server.post('/trpc/quiz.chooseTitle', { token, title });

test('shows title, episodes, guest and date of the show that a guide plans', async () => {
  await using server = await open();
  const { token, names, episodes, guest, firstRecording } = await newShow(server);
  const { sections } = await read(server, 'quiz.guide', { token });
  const titles = (id: string) =>
    sections
      .find((section: { id: string }) => section.id === id)
      .blocks.flatMap(({ items = [] }) => items.map(({ title }: { title: string }) => title));
  expect(names).toEqual(titles('names').slice(0, 3));
  expect(episodes).toEqual(titles('episodes').slice(0, 3));
  expect(guest).toMatch(/\w+ \w+/);
  expect(firstRecording).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const unknown of ['x'.repeat(32), 'nope', '\0'.repeat(32)])
    expect((await server.query('quiz.show', { token: unknown })).statusCode).toBe(404);
});

test('a chosen title goes into the guide, its texts and its versions', async () => {
  await using server = await open();
  const { id, token, names, cover } = await newShow(server);
  const [first, second, third] = names;
  expect((await choose(server, token, 'My own title')).statusCode).toBe(400);
  const chosen = (await choose(server, token, second)).json().result.data;
  expect(chosen.names).toEqual([second, first, third]);
  expect(chosen.cover).not.toBe(cover);
  await choose(server, token, second);
  await choose(server, token, third);
  const markdown = (await server.inject(`/quiz/guide/${token}/guide.md`)).body;
  expect(markdown.split(third).length).toBeGreaterThan(3);
  const { versions } = await read(server, 'quiz.guideEditor.versions', { id });
  expect(versions.map(({ reason }: { reason: string }) => reason)).toEqual(['chosen', 'written']);
});

test('a shared link shows title and cover only, and its token opens nothing else', async () => {
  await using server = await open();
  const { token, names, sharePath, cover } = await newShow(server);
  const shared = sharePath.split('/').at(-1);
  expect(shared).not.toBe(token);
  expect(await read(server, 'quiz.sharedShow', { token: shared })).toEqual({
    title: names[0],
    cover,
  });
  for (const procedure of ['quiz.show', 'quiz.guide'])
    expect((await server.query(procedure, { token: shared })).statusCode).toBe(404);
  expect((await server.query('quiz.sharedShow', { token })).statusCode).toBe(404);
  const page = await server.inject(sharePath);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.body).toContain(`${sharePath}/card.png`);
  expect(page.body).not.toContain(token);
});

test('the pictures of a show are drawn: its cover, the card of a link and the one in the email', async () => {
  await using server = await open();
  const { sharePath, cover } = await newShow(server);
  const svg = await server.inject(cover);
  expect(svg.headers['content-type']).toBe('image/svg+xml');
  expect(svg.body).toMatch(/^<svg .*<\/svg>$/);
  for (const [name, width, height] of [
    ['card', 1200, 630],
    ['mail', 1000, 1000],
  ]) {
    const { rawPayload, headers } = await server.inject(`${sharePath}/${name}.png`);
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, height]);
  }
  expect((await server.inject(`/quiz/show/${'x'.repeat(32)}/card.png`)).statusCode).toBe(404);
});

test('the cover in the email has no title that somebody typed, also after another choice', async () => {
  await using server = await open();
  const shows = async (niche: string) => {
    const personalInfo = { name: 'Zorba', city: 'Oslo', niche };
    const show = await newShow(server, {
      email: `${niche.length}@example.com`,
      answers: { personalInfo },
    });
    const rows = await server.orm.em.fork().find(OutboxEntity, { aboutId: show.id, kind: MAIL });
    const emails = rows.map(({ payload }) => Email.safeParse(payload).data?.html ?? '');
    return { ...show, html: emails.join(''), path: `${show.sharePath}/mail.png` };
  };
  const known = await shows('bookkeeping for restaurants');
  expect(known.names[0]).toMatch(/with Zorba$/);
  expect(known.html).toContain(known.path);
  expect(known.html).toContain(
    `alt="The cover of your show: ${known.names[0].split(' with ')[0]}"`,
  );

  const typed = await shows('Zorbling');
  expect(typed.names[0]).toContain('Zorb');
  expect(typed.html).toContain('Open your guide');
  expect(typed.html).not.toContain(typed.path);
  const before = (await server.inject(typed.path)).rawPayload;
  expect((await choose(server, typed.token, typed.names[1])).statusCode).toBe(200);
  expect((await server.inject(typed.path)).rawPayload.equals(before)).toBe(true);
});
