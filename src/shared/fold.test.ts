import { expect, test } from 'vitest';
import { foldText, hyphenate, matcherOf, normalizeEmail } from './fold.ts';

test.each([
  ['Søren', 'soren'],
  ['GROẞ und Groß', 'gross und gross'],
  ['Łukasz', 'lukasz'],
  ["D'Angelo D’Angelo D‘Angelo D´Angelo DʼAngelo D＇Angelo", Array(6).fill('dangelo').join(' ')],
  ['Ḥasan ʿAlī, Qurʾan, obʺʹekt, Hawaiʻi, Ha`apai', 'hasan ali, quran, obekt, hawaii, haapai'],
  ['Maˀam Maʽam Maˁam Maˮam Maꞌam', 'maam maam maam maam maam'],
  ['Đorđe Ðóra Þór', 'dorde dora thor'],
  ['Ægir Œuvre Ǿ ǽ', 'aegir oeuvre o ae'],
  ['İstanbul Işık Diyarbakır', 'istanbul isik diyarbakir'],
  ['Ŋuyen Ħamrun Boŧņi Əliyev', 'nuyen hamrun botni eliyev'],
  ['Zoe\u0308 Zoë Ｚｏë 𝐙𝐨ë', 'zoe zoe zoe zoe'],
  ['col·lecció coŀlecció', 'colleccio colleccio'],
  ['Mül\u00ADler\u200B', 'muller'],
  ['ΝΊΚΟΣ Νίκος', 'νικοσ νικοσ'],
  ['Чёрный', 'черныи'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['Søren', 'soren', true],
  ['Soren', 'SØREN', true],
  ["What's next?", 'whats', true],
  ['Whats next?', 'what’s', true],
  ['100% recorded', '%', true],
  ['Anything', '', true],
  ['Anything', '  ', true],
  ['Việt Nam', ' viet  nam ', true],
  ['Việt  Nam', 'việt nam', true],
  ['A co‑host – “live”', 'co-host - "live"', true],
  ['A co-host - "live"', 'CO–HOST — „live«', true],
  ["What's next?", "'", false],
  ['Anything', 'nothing', false],
])('in %j, %j is found: %s', (text, query, isFound) => {
  expect(matcherOf(query)(text)).toBe(isFound);
});

test.each([
  ['Größe & Wirkung!', 'grosse-wirkung'],
  ['한국 日本 Привет', '한국-日本-привет'],
  ['&', ''],
])('hyphenates %j as %j', (text, slug) => {
  expect(hyphenate(text)).toBe(slug);
});

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['Jörg@MÜLLER.example', 'jörg@xn--mller-kva.example'],
  ['jo\u0308rg@mu\u0308ller.example', 'jörg@xn--mller-kva.example'],
  ['jörg@XN--MLLER-KVA.example', 'jörg@xn--mller-kva.example'],
  ['почта@Пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['ada@ｅxample.com', 'ada@example.com'],
  ['ada@a_b.example', 'ada@a_b.example'],
  ['"ada lovelace"@[127.0.0.1]', '"ada lovelace"@[127.0.0.1]'],
  ['ada@xn--ü.example', 'ada@xn--ü.example'],
  ['ada@1ابجد.example', 'ada@1ابجد.example'],
  [`ada@${'ü.'.repeat(40)}example`, `ada@${'ü.'.repeat(40)}example`],
  ['Write to jörg@müller.example, please', 'write to jörg@xn--mller-kva.example, please'],
  ['not an address', 'not an address'],
  ['', ''],
])('normalizes %j to %j', (email, key) => {
  expect(normalizeEmail(email)).toBe(key);
});
