import { expect, test } from 'vitest';
import { createTouch, withTouch } from './attribution.ts';

const at = new Date('2026-01-02T03:04:05Z');
const arrive = (address: string, referrer = '') =>
  createTouch({ address: `https://site.test${address}`, referrer, at });
const direct = { at: at.toISOString(), landing: '/' };

test('a touch has the campaign, the referring host and the page, and nothing else', () => {
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

test('ignores a referrer of the same site, and drops an email address and a private path', () => {
  expect(arrive('/', 'https://site.test/about')).toEqual(direct);
  expect(arrive('/?utm_content=ada%40example.com')).toEqual(direct);
  for (const path of ['/quiz/guide/secret', '/newsletter/confirm/secret', '/admin/leads'])
    expect(arrive(path)).toEqual({ at: at.toISOString() });
});

test('the first touch stays, and the last one follows the campaigns, not direct visits', () => {
  const first = withTouch(undefined, arrive('/'));
  expect(first).toEqual({ first: direct, last: direct });
  const campaign = arrive('/process?utm_source=mail');
  expect(withTouch(first, campaign)).toEqual({ first: direct, last: campaign });
  const known = withTouch(undefined, arrive('/?fbclid=f1'));
  expect(withTouch(known, arrive('/about'))).toBe(known);
});
