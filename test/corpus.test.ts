import { parse as parseCsv } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { parse as parseHtml } from 'node-html-parser';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { cleanLine } from '../src/shared/cleanText.ts';
import { Email } from '../src/server/mail/email.ts';
import { renderNotification } from '../src/server/mail/renderNotification.ts';
import { leadNotification } from '../src/server/mail/templates/leadNotification.ts';
import { escapeHtml } from '../src/server/http/escapeHtml.ts';
import { OutboxEntity } from '../src/server/jobs/outbox/entity.ts';
import { bearer, lead, quiz, testApp, wholeLead, withoutGemini, withoutMail } from './app.ts';
import { blank, findings, visible } from './corpus.ts';
import { words } from './html.ts';
import { readXml } from './xml.ts';

const environment = { ...withoutGemini, ...withoutMail };
const server = await testApp({ environment });
afterAll(() => server[Symbol.asyncDispose]());

const inGroups = <T>(list: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(size * at, size * at + size),
  );

/** Calls a mutation with many inputs, ten at a time, and returns what each answers. */
async function callAll(procedure: string, inputs: object[]) {
  const answers: { result?: { data: Record<string, unknown> } }[] = [];
  for (const some of inGroups(inputs, 10)) {
    const url = `/trpc/${some.map(() => procedure).join(',')}?batch=1`;
    answers.push(...(await server.post(url, Object.fromEntries(some.entries()), bearer)).json());
  }
  return answers.map(({ result }) => result?.data);
}

/** Mails use it to keep programs from making links of a text. */
const WORD_JOINER = '\u2060';
const plain = (html: string) => words(parseHtml(html)).replaceAll(WORD_JOINER, '');
const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The names of all attributes of a page, one a line. */
const attributeNames = (html: string) =>
  parseHtml(html)
    .querySelectorAll('*')
    .flatMap(({ attributes }) => Object.keys(attributes))
    .join('\n');
const HANDLER = /^on/m;
const FORMULA = /^["\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const withoutMarks = (cell = '') => cell.replaceAll(/'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '');

/** Reads an export with commas, and looks for formulas as a reader of semicolons sees it. */
async function readExport(url: string, lacks: ReturnType<typeof findings>['lacks']) {
  const { body } = await server.inject({ url, headers: bearer });
  const bySemicolon: string[][] = parseCsv(body, {
    delimiter: ';',
    quote: false,
    relax_column_count: true,
  });
  const rows: Record<string, string>[] = parseCsv(body, { bom: true, columns: true });
  for (const cell of [...bySemicolon.flat(), ...rows.flatMap((row) => Object.values(row))])
    lacks(url, cell, FORMULA);
  return rows;
}

const leadFields = [
  'firstName',
  'lastName',
  'company',
  'revenue',
  'leadType',
  'offerType',
] as const;
const emailOf = (index: number) => `lead${index}@example.com`;

test('leads come back from the API, the list, the export and the notes as they were cleaned', async () => {
  const { broken, same, lacks } = findings();
  const submit = ({ value, index }: { value: string; index: number }) => {
    const fields = Object.fromEntries(leadFields.map((field) => [field, value]));
    const payload = { ...fields, message: value, email: emailOf(index) };
    return server.inject({ method: 'POST', url: '/api/leads', payload, headers: bearer });
  };
  for (const one of blank) same(one.reason, (await submit(one)).statusCode, 400);
  const answers: Awaited<ReturnType<typeof submit>>[] = [];
  for (const some of inGroups(visible, 10)) answers.push(...(await Promise.all(some.map(submit))));
  const whole = ({ line, text }: { line: string; text: string }) => [
    ...leadFields.map(() => line),
    text,
  ];
  const part = (row: Record<string, unknown> = {}) =>
    [...leadFields, 'message'].map((field) => row[field]);
  for (const [at, one] of visible.entries())
    same(one.reason, part(answers[at]?.json().lead), whole(one));

  const listed = (await server.inject({ url: '/api/leads', headers: bearer })).json().leads;
  const exported = await readExport('/api/leads/export', lacks);
  for (const one of visible) {
    const isIt = ({ email }: Record<string, unknown>) => email === emailOf(one.index);
    same(`${one.reason}, listed`, part(listed.find(isIt)), whole(one));
    const row = exported.find(isIt) ?? {};
    const cells = part(row).map((cell) => withoutMarks(String(cell)));
    same(`${one.reason}, exported`, cells, whole(one).map(withoutMarks));
  }
  const noted = await callAll(
    'leads.addNote',
    visible.map(({ value }, at) => ({ id: answers[at]?.json().lead?.id, note: value })),
  );
  const Noted = z.object({ events: z.array(z.object({ note: z.string() })) });
  for (const [at, { reason, text }] of visible.entries())
    same(`${reason}, noted`, Noted.safeParse(noted[at]).data?.events[0]?.note, text);
  expect(broken).toEqual([]);
});

test('quiz responses come back, and their guides, calendars and pages can be read', async () => {
  const { broken, same, lacks } = findings();
  const short = visible.filter(({ line }) => line.length <= 45);
  const groups = inGroups(short, 12);
  for (const [at, group] of groups.entries()) {
    const typed = group.map(({ value }) => value);
    const reasons = group.map(({ reason }) => reason).join(', ');
    const [name = '', city = ''] = typed;
    const niche = typed.slice(0, 6).join(' and ');
    const personalInfo = { name, city, niche, buyers: typed.slice(6).join(' and ') };
    const others = Object.fromEntries(group.map(({ value, index }) => [`v${index}`, value]));
    const answers = { ...quiz.answers, personalInfo, ...others };
    const payload = { ...quiz, name, email: `quiz${at}@example.com`, answers };
    const { response, guideUrl } = (await server.post('/api/quiz', payload, bearer)).json();
    same(reasons, response?.name, group[0]?.line);
    const read = group.map(({ index }) => response?.answers[`v${index}`]);
    same(reasons, read, typed.map(cleanLine));
    const { body } = await server.inject(`${guideUrl}/calendar.ics`);
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const names = events.map((event) => String(event.getAllProperties().map((one) => one.name)));
    const expected = 'uid,dtstamp,dtstart,duration,summary,description';
    same(`${reasons}, calendar`, [...new Set(names)], [expected]);
    lacks(`${reasons}, page`, attributeNames((await server.inject(guideUrl)).body), HANDLER);
  }
  const rows = await readExport('/api/quiz/export', lacks);
  same('export', rows.length, groups.length);
  for (const { answers } of rows) same('export', typeof JSON.parse(answers ?? ''), 'object');
  expect(broken).toEqual([]);
});

test('posts come back, and the feed, the sitemap, the cards and their pages can be read', async () => {
  const { broken, same, lacks } = findings();
  const posts = await callAll(
    'blog.create',
    visible.map(({ value, index }) => ({
      title: value,
      slug: `post-${index}`,
      excerpt: value,
      author: value,
      tags: value,
      imageUrl: '/a.webp',
      imageAlt: value,
      content: `<p>${escapeHtml(value)}</p>`,
      published: 'published',
    })),
  );
  const feed = readXml((await server.inject('/blog/rss.xml')).body);
  const texts = (element: string) =>
    feed.filter(({ name }) => name === element).map(({ text }) => text);
  const sitemap = readXml((await server.inject('/sitemap.xml')).body).map(({ text }) => text);
  for (const [at, { line, text, index, reason }] of visible.entries()) {
    const { title, excerpt, author, tags, imageAlt } = posts[at] ?? {};
    same(reason, [title, excerpt, author, tags, imageAlt], [line, text, line, line, line]);
    same(
      `${reason}, feed`,
      [texts('title').includes(line), texts('description').includes(text)],
      [true, true],
    );
    const url = `/blog/post-${index}`;
    same(
      `${reason}, sitemap`,
      sitemap.some((one) => one.endsWith(url)),
      true,
    );
    // Pages take longest to render: those whose text is also something else in HTML or in a script.
    if (!/[<>&"'{}$\\`%]|[^ -\u{2fff}]/u.test(line)) continue;
    const { body } = await server.inject(url);
    const root = parseHtml(body);
    const all = (selector: string) => root.querySelectorAll(selector);
    const shown = (selector: string) => all(selector).map((one) => oneSpace(words(one)));
    same(`${reason}, heading`, shown('h1'), [oneSpace(line)]);
    same(`${reason}, article`, shown('main p').includes(oneSpace(text)), true);
    const data = all('script[type="application/ld+json"]').map((one) => JSON.parse(one.innerHTML));
    same(`${reason}, data`, JSON.stringify(data).includes(JSON.stringify(line).slice(1, -1)), true);
    lacks(`${reason}, page`, attributeNames(body), HANDLER);
  }
  const cards = parseHtml((await server.inject('/blog')).body)
    .querySelectorAll('main h2, main h3')
    .map((one) => oneSpace(words(one)));
  for (const { line, reason } of visible)
    same(`${reason}, card`, cards.includes(oneSpace(line)), true);
  expect(broken).toEqual([]);
});

test('mails have the headers and the markup of their template, and the texts as they were cleaned', async () => {
  const { broken, same, lacks } = findings();
  await using other = await testApp({ environment });
  await other.post('/api/leads', lead);
  await other.post('/api/quiz', quiz);
  const mailsOf = async ({ orm }: Pick<typeof server, 'orm'>) =>
    (await orm.em.fork().find(OutboxEntity, { kind: 'mail' })).map(({ payload }) =>
      Email.parse(renderNotification(payload)),
    );
  const tagsOf = (html: string) =>
    parseHtml(html)
      .querySelectorAll('*')
      .map(({ rawTagName }) => rawTagName);
  // Some guides have the cover of their show.
  const known = new Set([...(await mailsOf(other)).flatMap(({ html }) => tagsOf(html)), 'img']);
  const noticeOf = ({ line, text, index }: (typeof visible)[number]) =>
    leadNotification(
      {
        id: `${index}`,
        ...wholeLead,
        ...Object.fromEntries(leadFields.map((field) => [field, line])),
        message: text,
      },
      { to: 'sales@example.com', publicUrl: 'http://localhost:3000' },
    );
  const notices = visible.map(noticeOf);
  const mails = [...(await mailsOf(server)), ...notices];
  for (const { to, subject, html, headers } of mails) {
    const all = { to, subject, ...headers, 'content-type': 'text/html; charset=utf-8' };
    const head = Object.entries(all)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    const read = await PostalMime.parse(`${head}\r\n\r\n${html}`);
    same(
      subject,
      read.headers.map(({ key }) => key),
      Object.keys(all).map((name) => name.toLowerCase()),
    );
    same(
      subject,
      read.to?.map(({ address }) => address),
      [to],
    );
    same(
      subject,
      tagsOf(read.html ?? '').filter((tag) => !known.has(tag)),
      [],
    );
    for (const link of parseHtml(html).querySelectorAll('a'))
      lacks(
        subject,
        link.getAttribute('href') ?? '',
        /^(?!mailto:|https?:\/\/(localhost|calendly\.com|www\.))/,
      );
  }
  for (const [at, { reason, line, text }] of visible.entries()) {
    const shown = plain(notices[at]?.html ?? '');
    for (const one of [line, text])
      same(reason, shown.includes(oneSpace(one.replaceAll(WORD_JOINER, ''))), true);
  }
  expect(broken).toEqual([]);
});
