import { expect, test } from 'vitest';
import type { PreparedPage } from '../../shared/page.ts';
import { headTags } from './head.ts';

const page: PreparedPage = {
  version: '',
  status: 200,
  canonicalPath: '/about',
  head: {
    title: 'About',
    description: 'Who we are',
    jsonLd: [{ url: '/', logo: '/icon.png', name: 'A/B' }],
  },
  module: 'site/AboutPage.tsx',
  isSignedOut: false,
  state: { status: 200, config: { publicUrl: '', year: 2026 }, content: {}, queries: null },
  toHtml: async () => '',
};

test('paths in structured data get the address of the site', () => {
  const tags = headTags(page, 'https://example.com');
  expect(tags).toContain(
    '{"url":"https://example.com/","logo":"https://example.com/icon.png","name":"A/B"}',
  );
});
