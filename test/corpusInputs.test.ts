import { parse as parseHtml } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  cleanLine,
  cleanText,
  trimText,
  unwrapAddress,
  unwrapEmail,
} from '../src/shared/cleanText.ts';
import { sanitizeArticle } from '../src/server/blog/sanitize.ts';
import { testApp } from './app.ts';
import { findings, values } from './corpus.ts';
import { exactPlaces, inputPlaces } from './inputPlaces.ts';
import { note } from './whiteboard/note.ts';
import { connect, join } from './whiteboard/testSocket.ts';

test('every place that takes a text reads it by one of the rules, or refuses it', () => {
  const { broken } = findings();
  for (const { path, read } of inputPlaces.filter(({ path }) => !exactPlaces.includes(path)))
    for (const { value, reason } of values) {
      const [line, text] = [cleanLine(value), cleanText(value)];
      const rules = [
        line,
        text,
        trimText(line),
        trimText(text),
        unwrapEmail(line),
        unwrapAddress(line),
      ];
      const result = read(value);
      // A default or a fallback is clean, too.
      if (result === undefined || result === read('')) continue;
      const isLink = result === '' || result === 'unreadable' || result.startsWith('#');
      if (!isLink && !rules.includes(result)) broken.push(`${path}: ${reason}: ${result}`);
    }
  expect(broken).toEqual([]);
});

test('an article has no markup that it may not have', () => {
  const { broken, same, lacks } = findings();
  for (const { value, reason } of values) {
    const { content } = sanitizeArticle(value, []);
    same(reason, content, cleanText(content));
    same(reason, sanitizeArticle(content, []).content, content);
    const elements = parseHtml(content).querySelectorAll('*');
    for (const { rawTagName, rawAttrs } of elements) {
      lacks(reason, rawTagName, /^(script|style|iframe|svg|h1)$/i);
      lacks(reason, rawAttrs, /\bon\w+=|javascript:|data:/i);
    }
  }
  expect(broken).toEqual([]);
});

test('notes and headings of a whiteboard come back as both sides clean them', async () => {
  const { broken, same } = findings();
  await using server = await testApp();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = (await server.post('/trpc/whiteboard.create', { title: 'x\u0000\u200by' })).json()
    .result.data;
  const ann = await connect(url);
  ann.send(join('ann', id));
  await ann.receive('session_joined');
  for (const { value, index } of values)
    ann.send({
      type: 'add_note',
      note: note(`n${index}`, { content: value, author: value }),
      opId: `${index}`,
    });
  const titled = values.filter(({ value }) => cleanLine(value) !== value).slice(0, 50);
  for (const { value, index } of titled)
    ann.send({
      type: 'add_section',
      section: { id: `s${index}`, title: value, position: { x: 0, y: 0 } },
      opId: `s${index}`,
    });
  await ann.receive(
    'ack',
    values.length + titled.length - values.filter(({ value }) => value.length > 100).length,
  );
  const bob = await connect(url);
  bob.send(join('bob', id));
  const { stickyNotes, sections = [], board } = await bob.receive('session_joined');
  same('title', board.title, 'xy');
  for (const { value, index, reason } of values.filter(({ value }) => value.length <= 100)) {
    const { content, author } = stickyNotes.find((one) => one.id === `n${index}`) ?? {};
    same(reason, [content, author], [cleanText(value), cleanLine(value)]);
  }
  for (const { value, index, reason } of titled)
    same(reason, sections.find((one) => one.id === `s${index}`)?.title, cleanLine(value));
  expect(broken).toEqual([]);
});
