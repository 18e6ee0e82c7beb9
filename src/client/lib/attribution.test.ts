import { expect, test } from 'vitest';
import { createSource, withSource } from './attribution.ts';

const at = new Date('2026-01-02T03:04:05Z');
const arrive = (address: string, referrer = '') =>
  createSource({ address: `https://site.test${address}`, referrer, at });
const direct = { at: at.toISOString(), landing: '/' };

test('a visit has the campaign, the referring host and the page, and nothing else', () => {
  const visit = arrive(
    '/blog?utm_source=li&gclid=g1&email=ada%40example.com',
    'https://www.linkedin.com/in/ada',
  );
  expect(visit).toEqual({
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

test('the first visit stays, and the last one follows the campaigns, not direct visits', () => {
  const first = withSource(undefined, arrive('/'));
  expect(first).toEqual({ first: direct, last: direct });
  const campaign = arrive('/process?utm_source=mail');
  expect(withSource(first, campaign)).toEqual({ first: direct, last: campaign });
  const known = withSource(undefined, arrive('/?fbclid=f1'));
  expect(withSource(known, arrive('/about'))).toBe(known);
});
