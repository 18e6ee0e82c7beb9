import { expect, test } from 'vitest';
import { touchOf, withTouch } from './attribution.ts';

const at = new Date('2026-01-02T03:04:05Z');
const arrive = (address: string, referrer = '') =>
  touchOf({ address: `https://site.test${address}`, referrer, at });
const direct = { at: at.toISOString(), landing: '/' };

test('an arrival keeps the campaign, the linking host and the page, and nothing else', () => {
  const touch = arrive(
    '/blog?utm_source=li&gclid=g1&email=ada%40example.com',
    'https://www.linkedin.com/in/ada',
  );
  expect(touch).toEqual({
    at: at.toISOString(),
    landing: '/blog',
    referrer: 'www.linkedin.com',
    utm_source: 'li',
    gclid: 'g1',
  });
});

test('a link from the site itself is no referrer', () => {
  expect(arrive('/', 'https://site.test/about')).toEqual(direct);
});

test('an email address in a campaign parameter is not kept', () => {
  expect(arrive('/?utm_content=ada%40example.com')).toEqual(direct);
});

test('a private address is not kept', () => {
  for (const path of ['/quiz/guide/secret', '/newsletter/confirm/secret', '/admin/leads'])
    expect(arrive(path)).toEqual({ at: at.toISOString() });
});

test('the first touch stays and the last one follows the campaigns', () => {
  const first = withTouch(undefined, arrive('/'));
  expect(first).toEqual({ first: direct, last: direct });
  const campaign = arrive('/process?utm_source=mail');
  expect(withTouch(first, campaign)).toEqual({ first: direct, last: campaign });
});

test('a direct visit does not hide the campaign before it', () => {
  const known = withTouch(undefined, arrive('/?fbclid=f1'));
  expect(withTouch(known, arrive('/about'))).toBe(known);
});
