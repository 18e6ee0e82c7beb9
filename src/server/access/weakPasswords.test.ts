import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordWeakness } from './weakPasswords.ts';

test.each([
  'aaaaaaaaaaaa',
  'AAAAaaaaAAAA1',
  'abcabcabcabc',
  'abcabcabcabc!1',
  'hello1hello1hello1',
  '123456789012',
  '210987654321',
  'qwertyuiop12',
  'poiuytrewq!!!',
  'Asdfghjkl1234',
  'abcd1234efgh',
  'qwertzuiop12',
  'passwordpassword',
  'letmeinletmein',
  'coffee tea coffee tea c',
  'aabbccddeeff',
])('refuses the pattern %s', (word) => {
  expect(passwordWeakness(word)).toMatch(/pattern|common/);
});

test.each([
  'roipodcastagency',
  'ROI-Podcast-Agency-2026',
  'The!Podcast!99887',
  'PodcastAgency24!',
  'example-2026-site',
  'Ada.Lovelace_1815',
  'lovelace@mail.example',
])('refuses %s, the name of the company or the site, or the own address', (word) => {
  const known = ['https://www.example-site.com:8443', 'ada.lovelace@mail.example', null];
  expect(passwordWeakness(word, known)).toContain('the name of the site or your address');
});

test.each([
  ['li.wu@q-z.io', 'li.wu@q-z.io'],
  ['https://ab.io', 'https://ab.io'],
  ['ab.io2026!!!!', 'https://ab.io'],
  ['www.hp.co2026', 'https://www.hp.co'],
  ['hp.co-20262026', 'https://www.hp.co'],
])('refuses %s for %s, although its words are short', (word, known) => {
  expect(passwordWeakness(word, [known])).toMatch(/your address|pattern/);
});

test.each([
  'correct horse',
  'a long sentence as a password',
  'with:colons:in:it',
  'pässwörd-🎙️ x',
  'my podcast tastes of coffee',
  'xK9#mQ2$vL7@',
  '8391 7402 5561',
  '我喜欢每天早上喝一杯热咖啡',
])('takes %s', (word) => {
  expect(passwordWeakness(word, ['https://www.example.com', 'ada@example.com'])).toBeUndefined();
});

test('takes what a generator writes', () => {
  for (let n = 0; n < 200; n++)
    for (const encoding of ['base64', 'hex'] as const)
      expect(passwordWeakness(createHash('sha1').update(`${n}`).digest(encoding))).toBeUndefined();
});
