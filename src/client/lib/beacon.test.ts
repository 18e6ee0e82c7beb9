import { afterEach, expect, test, vi } from 'vitest';
import { beacon } from './beacon.ts';

afterEach(() => void vi.unstubAllGlobals());

function openPage({ prerendering = false, webdriver = false }) {
  const sendBeacon = vi.fn<(url: string) => boolean>();
  const page = Object.assign(new EventTarget(), { prerendering });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { webdriver, sendBeacon });
  return { page, sent: () => sendBeacon.mock.calls.map(([url]) => url) };
}

test('a page that is prerendered counts once it is opened', () => {
  const { page, sent } = openPage({ prerendering: true });
  beacon('blog.countView', { slug: 'a' });
  expect(sent()).toEqual([]);
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(sent()).toEqual(['/trpc/blog.countView']);
  expect(openPage({}).sent()).toEqual([]);
});

test('a browser without beacons counts nothing', () => {
  openPage({});
  vi.stubGlobal('navigator', {});
  expect(() => beacon('blog.countView', { slug: 'a' })).not.toThrow();
});

test('an automated browser counts nothing, but may delete its history', () => {
  const { sent } = openPage({ webdriver: true });
  for (const procedure of ['visitCounts.count', 'quiz.countView', 'visits.record'] as const)
    beacon(procedure, {});
  expect(sent()).toEqual([]);
  beacon('visits.forget', {});
  expect(sent()).toEqual(['/trpc/visits.forget']);
});
