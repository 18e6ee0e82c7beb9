import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { fileDocuments, setEdits } from '../content/siteContent.ts';
import { drawCard } from './socialCard.ts';

const card = { siteName: 'The Agency', tagline: 'Run for return.', title: 'Prices' };

test('a card has all of its words, a long title as many as fit', () => {
  const letters = (svg: string) => svg.split('<path transform=').length;
  const long = 'Every word of a title that goes on '.repeat(20);
  expect(letters(drawCard({ ...card, title: 'Prices and more' }))).toBeGreaterThan(
    letters(drawCard(card)),
  );
  expect(letters(drawCard({ ...card, title: long }))).toBeGreaterThan(40);
  expect(letters(drawCard({ ...card, title: '日本' }))).toBe(
    letters(drawCard({ ...card, title: '' })),
  );
});

test('is drawn of listed pages only, again when the content changes', async () => {
  await using server = await testApp();
  const get = async (page: string) => server.inject(`/cards${page}.png`);
  for (const page of ['/unknown', '/admin', '/quiz/guide/token', '/About'])
    expect([page, (await get(page)).statusCode]).toEqual([page, 404]);
  const first = await get('/about');
  expect(first.headers['content-type']).toBe('image/png');
  expect((await get('/about')).rawPayload.equals(first.rawPayload)).toBe(true);
  setEdits({ site: { ...Object(fileDocuments().site), tagline: 'Changed.' } });
  try {
    await eventually(async () =>
      expect((await get('/about')).rawPayload.equals(first.rawPayload)).toBe(false),
    );
  } finally {
    setEdits({});
  }
});
